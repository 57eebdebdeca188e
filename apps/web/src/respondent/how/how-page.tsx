import type { GlossaryTerm } from '@cadran/i18n/glossary';
import type { MessagesOf } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { Prose } from '../../shared/glossary/prose/prose.tsx';
import { scoreFacts } from '../../shared/glossary/prose/score-facts.ts';
import { TermList } from '../../shared/glossary/term-list.tsx';
import { useLanguage } from '../../shared/language/language-context.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Heading } from '../layout/heading.tsx';
import panelStyles from '../ui/panel.module.css';
import styles from './how-page.module.css';

const SECTIONS = [
  'idea',
  'measured',
  'verdict',
  'never',
  'attention',
  'rights',
] as const satisfies readonly (keyof MessagesOf<typeof respondent.scoringGuide>['sections'])[];

const TERMS = [
  'position',
  'margin',
  'certainty',
  'centring',
  'anchor',
] as const satisfies GlossaryTerm[];

/** For candidates: what becomes of their answers, in plain words. */
export const HowPage = () => {
  const t = useMessages(respondent.scoringGuide);
  const { language } = useLanguage();
  const facts = scoreFacts(language);
  return (
    <div className={`${panelStyles.step} ${styles.how}`}>
      <Heading>{t.title}</Heading>
      <p className={panelStyles.lead}>{t.lead}</p>
      {SECTIONS.map((id) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{t.sections[id].title}</h2>
          <Prose text={t.sections[id].text(facts)} />
        </section>
      ))}
      <section aria-labelledby="terms">
        <h2 id="terms">{t.terms}</h2>
        <TermList terms={TERMS} />
      </section>
      <p className={styles.close}>{t.close}</p>
    </div>
  );
};
