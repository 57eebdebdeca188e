/** Only this package depends on the query builder; the server's queries import it from here. */
export * from 'drizzle-orm';
export type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
