import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../database.ts';

/**
 * Names the organisation in a query, so that its index can be used. Isolation does
 * not depend on it: that is row-level security.
 */
export const inTenant = (tx: Tx, column: PgColumn): SQL | undefined =>
  tx.organizationId === null ? undefined : eq(column, tx.organizationId);
