import { GENDERS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { GENDER_NAMES } from '@cadran/instruments/reference/people-bands';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ChoiceList } from '../../fields/choice/choice-list.tsx';
import { codeChoices } from '../../fields/choice/code-choices.ts';
import type { SegmentFieldProps } from './segment-field.ts';

export const GenderField = ({ answers, set, optional }: SegmentFieldProps) => {
  const t = useMessages(respondent.cultureAudit).segments;
  const { language } = useLanguage();
  return (
    <ChoiceList
      item="gender"
      label={t.gender}
      optional={optional}
      choices={codeChoices(GENDERS, GENDER_NAMES, language)}
      value={answers.gender ?? null}
      onChange={(gender) => set('gender', gender)}
      inline
    />
  );
};
