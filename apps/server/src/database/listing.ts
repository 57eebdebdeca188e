import { asc, desc, type SQL } from '@cadran/db/sql';
import type { PgColumn } from '@cadran/db/sql';

/** The parameters of every list (contract, listQuery). */
export interface Paging<Field extends string> {
  readonly q?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: Field | `-${Field}` | undefined;
}

/** Escapes LIKE wildcards in the search text. */
export const containsPattern = (q: string): string =>
  `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export const paginate = <Field extends string>(
  query: Paging<Field>,
  columns: Record<Field, PgColumn | SQL>,
  fallback: Field | `-${Field}`,
): { order: SQL; limit: number; offset: number } => {
  const sort: string = query.sort ?? fallback;
  const descending = sort.startsWith('-');
  const column = columns[(descending ? sort.slice(1) : sort) as Field];
  return {
    order: descending ? desc(column) : asc(column),
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  };
};
