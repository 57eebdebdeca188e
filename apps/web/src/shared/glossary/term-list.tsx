import type { GlossaryTerm } from '@cadran/i18n/glossary';
import { useTerm } from './use-term.ts';
import styles from './term-list.module.css';

export const TermList = ({ terms }: { readonly terms: readonly GlossaryTerm[] }) => {
  const explain = useTerm();
  return (
    <dl className={styles.termList}>
      {terms.map((term) => {
        const { name, text } = explain(term);
        return (
          <div key={term}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
};
