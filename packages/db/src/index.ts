export { assertRestrictedRole } from './assert-restricted-role.ts';
export { createDatabase } from './create-database.ts';
export { openDatabase, type Database, type DatabaseOptions, type Tx } from './database.ts';
export { migrate, pendingMigrations, readMigrations, type Migration } from './migrate.ts';
export { prepared, type WithPlaceholders } from './prepared-statement.ts';
export { ROLES as DATABASE_ROLES } from './roles.ts';
export * as schema from './schema/index.ts';
export { inTenant } from './tenant-filter.ts';
export type { Sql, Statement } from './query-builders.ts';
