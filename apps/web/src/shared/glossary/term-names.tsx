import type { GlossaryTerm } from '@cadran/i18n/glossary';
import { TermHelp } from './term-help.tsx';
import { useTerm } from './use-term.ts';
import styles from './term-names.module.css';

interface Props {
  readonly terms: readonly GlossaryTerm[];
}

const Names = ({ terms }: Props) => {
  const explain = useTerm();
  return (
    <ul className={styles.termNames} data-term-names>
      {terms.map((term) => (
        <li key={term}>
          {explain(term).name} <TermHelp term={term} />
        </li>
      ))}
    </ul>
  );
};

/** Terms with their help; without terms the glossary is not loaded. */
export const TermNames = ({ terms }: Props) => terms.length > 0 && <Names terms={terms} />;
