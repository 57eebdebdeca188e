import type { Language, Moment } from '@cadran/contract/codes';
import { subjectForms } from './subject.ts';
import type { Subject, SubjectForms } from './subject.ts';
import type { ProfilingSituation } from '../types.ts';

const PLACEHOLDER = /\{(?:(the|of|to|in)|([^{}|]*)\|([^{}|]*))\}/gu;

/** `{the}`, `{of}`, `{to}`, `{in}` become forms of the subject; `{il|elle}` agrees with it. */
const inflect = (template: string, forms: SubjectForms): string =>
  template.replace(
    PLACEHOLDER,
    (_, form: 'the' | 'of' | 'to' | 'in' | undefined, masculine: string, feminine: string) => {
      if (form !== undefined) return forms[form];
      return forms.gender === 'masculine' ? masculine : feminine;
    },
  );

/** The question for a respondent, about today or about the desired culture. */
export const profilingPrompt = (
  situation: ProfilingSituation,
  moment: Moment,
  subject: Subject,
  language: Language,
): string => inflect(situation.prompts[moment][language], subjectForms(subject, language));
