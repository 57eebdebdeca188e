import type { GlossaryTerm } from '@cadran/i18n/glossary';
import { TermHelp } from './term-help.tsx';
import { useTerm } from './use-term.ts';
import './term-names.css';

interface Props {
  readonly terms: readonly GlossaryTerm[];
}

const Names = ({ terms }: Props) => {
  const explain = useTerm();
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

/** The words one must know to read what follows, each with its help. Where there is none, no glossary is waited for. */
export const TermNames = ({ terms }: Props) => terms.length > 0 && <Names terms={terms} />;
