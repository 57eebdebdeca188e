import { FACETS, MOTIVATIONS, SCORED_SECTIONS, VALUE_RATINGS } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { DEFAULT_WEIGHTS, ENGINE_VERSION, SCREENING_KEY } from '@cadran/scoring';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Prose } from '../../../shared/glossary/prose/prose.tsx';
import { scoreFacts, formatNumbers } from '../../../shared/glossary/prose/score-facts.ts';
import { TermList } from '../../../shared/glossary/term-list.tsx';
import { HelpArticle } from './help-article.tsx';
import { SCORE_SECTIONS, SECTION_TERMS } from './score-sections.ts';
import styles from './help-article.module.css';

const { culture, values, personality } = SCREENING_KEY;

const QUESTIONNAIRE_SIZE = {
  situations: culture.length,
  valueStatements: values.length,
  valueSteps: VALUE_RATINGS.length,
  personalityStatements: personality.length,
  facetStatements: personality.length / FACETS.length,
  motivations: MOTIVATIONS.length,
};

const Weights = () => {
  const t = useMessages(backoffice.scores).weights;
  const { sections } = useMessages(backoffice.screeningForm);
  const { language } = useLanguage();
  return (
    <table>
      <caption>{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.section}</th>
          <th scope="col" data-number>
            {t.weight}
          </th>
        </tr>
      </thead>
      <tbody>
        {SCORED_SECTIONS.map((section) => (
          <tr key={section}>
            <th scope="row">{sections[section].name}</th>
            <td data-number>{formatNumber(DEFAULT_WEIGHTS[section], language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Explains to recruiters how answers become scores and a verdict, with the engine's numbers. */
export const ScoresPage = () => {
  const t = useMessages(backoffice.scores);
  const { language } = useLanguage();
  const facts = {
    ...scoreFacts(language),
    ...formatNumbers(QUESTIONNAIRE_SIZE, language),
  };
  return (
    <HelpArticle
      title={t.title}
      introduction={t.introduction}
      headings={SCORE_SECTIONS.map((id) => ({ id, text: t.sections[id].title }))}
    >
      {SCORE_SECTIONS.map((id) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{t.sections[id].title}</h2>
          <Prose text={t.sections[id].text(facts)} />
          {id === 'overall' && <Weights />}
          {SECTION_TERMS[id] && (
            <>
              <h3>{t.terms}</h3>
              <TermList terms={SECTION_TERMS[id]} />
            </>
          )}
        </section>
      ))}
      <p className={styles.helpNote}>{t.version(formatNumber(ENGINE_VERSION, language))}</p>
    </HelpArticle>
  );
};
