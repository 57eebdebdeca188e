import { SCORED_SECTIONS, VALUE_RATINGS } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { DEFAULT_WEIGHTS, ENGINE_VERSION } from '@cadran/scoring';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { Prose } from '../../../glossary/prose.tsx';
import { scoreFacts, written } from '../../../glossary/score-facts.ts';
import { TermList } from '../../../glossary/term-list.tsx';
import { HelpArticle } from './help-article.tsx';
import { QUESTIONNAIRE_SIZE } from './questionnaire-size.ts';
import { SCORE_SECTIONS, TERMS_OF } from './score-sections.ts';

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

/** For recruiters: from an answer to the verdict, with the engine's own numbers. */
export const ScoresPage = () => {
  const t = useMessages(backoffice.scores);
  const { language } = useLanguage();
  const facts = {
    ...scoreFacts(language),
    ...written({ ...QUESTIONNAIRE_SIZE, valueSteps: VALUE_RATINGS.length }, language),
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
          {TERMS_OF[id] && (
            <>
              <h3>{t.terms}</h3>
              <TermList terms={TERMS_OF[id]} />
            </>
          )}
        </section>
      ))}
      <p className="help-note">{t.version(formatNumber(ENGINE_VERSION, language))}</p>
    </HelpArticle>
  );
};
