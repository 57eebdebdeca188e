import { LANGUAGES, MOMENTS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { profilingPrompt } from '@cadran/instruments/culture/profiling-prompt';
import { subjectForms } from '@cadran/instruments/culture/subject';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import type { SubjectDraft } from '../values/campaign-values.ts';
import { subjectOf } from '../values/values-to-body.ts';
import styles from './subject.module.css';

/** The one whose pronoun agrees with the subject: what could be wrong shows there first. */
const SHOWN = 'strategic_emphases_1';
const situation = PROFILING_CULTURE.find(({ id }) => id === SHOWN);

const FORMS = ['the', 'of', 'to', 'in'] as const;

/** While the noun is not typed yet. */
const orDots = (name: string): string => name.trim() || '…';
const shownSubject = (draft: SubjectDraft) =>
  subjectOf({
    ...draft,
    fr: { ...draft.fr, name: orDots(draft.fr.name) },
    en: { name: orDots(draft.en.name) },
  });

/** A situation as employees will read it, in both languages, with the subject in it. */
export const SubjectPreview = ({ subject }: { readonly subject: SubjectDraft }) => {
  const t = useMessages(backoffice.profilingForm).subject;
  const shown = shownSubject(subject);
  return (
    <section className={styles.subjectPreview} aria-labelledby="subject-preview" aria-live="polite">
      <h3 id="subject-preview">{t.preview}</h3>
      {LANGUAGES.map((language) => (
        <div key={language}>
          <h4>{t.languages[language]}</h4>
          <dl>
            {situation &&
              MOMENTS.map((moment) => (
                <div key={moment}>
                  <dt>{t.moments[moment]}</dt>
                  <dd lang={language}>{profilingPrompt(situation, moment, shown, language)}</dd>
                </div>
              ))}
            <div>
              <dt>{t.forms}</dt>
              <dd lang={language} className={styles.subjectForms}>
                {FORMS.map((form) =>
                  subjectForms(shown, language)[form].replaceAll(' ', '\u00a0'),
                ).join(' · ')}
              </dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  );
};
