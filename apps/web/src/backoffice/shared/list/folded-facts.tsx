import type { ListColumn } from './list-types.ts';
import './folded-facts.css';

interface Props<T, S extends string> {
  readonly columns: readonly ListColumn<T, S>[];
  readonly row: T;
}

/** The columns that a narrow window has no room for, each with its name. */
export const FoldedFacts = <T, S extends string>({ columns, row }: Props<T, S>) =>
  columns.length > 0 && (
    <dl className="folded-facts">
      {columns.map(({ key, header, cell }) => (
        <div key={key}>
          <dt>{header}</dt>
          <dd>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
