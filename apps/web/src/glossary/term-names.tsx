import type { GlossaryTerm } from '@cadran/i18n/glossary';
import { TermHelp } from './term-help.tsx';
import { useTerm } from './use-term.ts';
import './term-names.css';

/** The words one must know to read what follows, each with its help. */
export const TermNames = ({ terms }: { readonly terms: readonly GlossaryTerm[] }) => {
  const explain = useTerm();
  if (terms.length === 0) return null;
  return (
    <ul className="term-names">
      {terms.map((term) => (
        <li key={term}>
          {explain(term).name} <TermHelp term={term} />
        </li>
      ))}
    </ul>
  );
};
