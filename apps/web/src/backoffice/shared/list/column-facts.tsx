import type { ListColumn } from './list-types.ts';

interface Props<T, S extends string> {
  readonly columns: readonly ListColumn<T, S>[];
  readonly row: T;
  readonly className?: string;
}

/** Cells of a row where there is no room for columns, each with its name. */
export const ColumnFacts = <T, S extends string>({ columns, row, className }: Props<T, S>) => (
  <dl className={className}>
    {columns.map(({ key, header, cell }) => (
      <div key={key}>
        <dt>{header}</dt>
        <dd>{cell(row)}</dd>
      </div>
    ))}
  </dl>
);
