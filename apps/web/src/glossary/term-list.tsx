import type { GlossaryTerm } from '@cadran/i18n/glossary';
import { useTerm } from './use-term.ts';
import './term-list.css';

/** The same words as beside the terms, written out. */
export const TermList = ({ terms }: { readonly terms: readonly GlossaryTerm[] }) => {
  const explain = useTerm();
  return (
    <dl className="term-list">
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
