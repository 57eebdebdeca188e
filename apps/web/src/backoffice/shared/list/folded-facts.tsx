import { ColumnFacts } from './column-facts.tsx';
import type { ListColumn } from './list-types.ts';
import './folded-facts.css';

interface Props<T, S extends string> {
  readonly columns: readonly ListColumn<T, S>[];
  readonly row: T;
}

/** The columns that a narrow window has no room for, under the name. */
export const FoldedFacts = <T, S extends string>({ columns, row }: Props<T, S>) =>
  columns.length > 0 && <ColumnFacts className="folded-facts" columns={columns} row={row} />;
