import type { ListColumn } from '../list-types.ts';
import styles from './collapsed-cells.module.css';

interface Props<T, S extends string> {
  readonly columns: readonly ListColumn<T, S>[];
  readonly row: T;
  readonly className?: string | undefined;
}

export const LabeledCells = <T, S extends string>({ columns, row, className }: Props<T, S>) => (
  <dl className={className}>
    {columns.map(({ key, header, cell, wide }) => (
      <div key={key} data-wide={wide}>
        <dt>{header}</dt>
        <dd>{cell(row)}</dd>
      </div>
    ))}
  </dl>
);

interface Props<T, S extends string> {
  readonly columns: readonly ListColumn<T, S>[];
  readonly row: T;
}

/** Columns that do not fit, under the row's name. */
export const CollapsedCells = <T, S extends string>({ columns, row }: Props<T, S>) =>
  columns.length > 0 && <LabeledCells className={styles.foldedFacts} columns={columns} row={row} />;
