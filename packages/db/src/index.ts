export { refuseStrongRole } from './check-role.ts';
export { createDatabase } from './create-database.ts';
export {
  openDatabase,
  type Database,
  type DatabaseOptions,
  type Sql,
  type Statement,
  type Tx,
} from './database.ts';
export { migrate, pendingMigrations, readMigrations, type Migration } from './migrate.ts';
export { prepared, type Given } from './prepared.ts';
export { ROLES as DATABASE_ROLES } from './roles.ts';
export * as schema from './schema/index.ts';
export { inTenant } from './tenant-filter.ts';
