import type { GlossaryTerm } from '@cadran/i18n/glossary';
import type { MessagesOf } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { Prose } from '../../glossary/prose.tsx';
import { scoreFacts } from '../../glossary/score-facts.ts';
import { TermList } from '../../glossary/term-list.tsx';
import { useLanguage } from '../../language/language-context.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { Heading } from '../heading.tsx';
import './how-page.css';

const SECTIONS = [
  'idea',
  'measured',
  'verdict',
  'never',
  'attention',
  'rights',
] as const satisfies readonly (keyof MessagesOf<typeof respondent.how>['sections'])[];

const TERMS = ['tScore', 'margin', 'norms', 'centring', 'anchor'] as const satisfies GlossaryTerm[];

/** For candidates: what becomes of their answers, in plain words. */
export const HowPage = () => {
  const t = useMessages(respondent.how);
  const { language } = useLanguage();
  const facts = scoreFacts(language);
  return (
    <div className="step how">
      <Heading>{t.title}</Heading>
      <p className="lead">{t.lead}</p>
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
      <p className="how-close">{t.close}</p>
    </div>
  );
};
