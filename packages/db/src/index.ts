export { assertRestrictedRole } from './setup/assert-restricted-role.ts';
export { createDatabase } from './setup/create-database.ts';
export { openDatabase, type Database, type DatabaseOptions, type Tx } from './database.ts';
export { migrate, pendingMigrations, readMigrations, type Migration } from './setup/migrate.ts';
export { prepared, type WithPlaceholders } from './statements/prepared-statement.ts';
export { ROLES as DATABASE_ROLES } from './setup/roles.ts';
export * as schema from './schema/index.ts';
export { inTenant } from './statements/tenant-filter.ts';
export type { Sql, Statement } from './statements/query-builders.ts';
