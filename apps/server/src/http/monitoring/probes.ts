import { readMigrations, type Database } from '@cadran/db';
import type { FastifyInstance } from 'fastify';
import { sql } from '@cadran/db/sql';
import { BUILD, VERSION } from '../../version.ts';
import { AppError } from '../app-error.ts';

/** `/api/health`: the process responds, and says which build it is. `/ready`: the database responds and all migrations are applied. */
export const registerProbes = (app: FastifyInstance, database: Database): void => {
  const open = { config: { access: 'public' }, schema: { hide: true } };
  const wanted = readMigrations();
  app.get('/api/health', open, async () => ({ status: 'ok', version: VERSION, build: BUILD }));
  app.get('/ready', open, async () => {
    const applied = await database.global.execute<{ name: string }>(
      sql`select name from schema_migrations`,
    );
    const names = new Set(applied.rows.map((row) => row.name));
    if ((await wanted).some((migration) => !names.has(migration.name)))
      throw new AppError('unavailable', { retryAfter: 5 });
    return { status: 'ready' };
  });
};
