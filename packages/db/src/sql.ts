/** The words of a query. Only this package depends on the query builder; `queries/` in the server speak through it. */
export * from 'drizzle-orm';
export type { PgColumn } from 'drizzle-orm/pg-core';
