import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, DATABASE_ROLES, readMigrations } from '../index.ts';
import { readFileSealed, restoreBackup } from './index.ts';

/** Backups that releases left behind (scripts/keep-release.ts). */
const FIXTURES = new URL('../../fixtures/', import.meta.url);
const releases = readdirSync(FIXTURES).filter((name) => name.endsWith('.backup'));

const asSuperuser = (database: string) => ({ ...inject('cluster'), user: 'postgres', database });

const ask = async <T extends pg.QueryResultRow>(database: string, text: string): Promise<T[]> => {
  const client = new pg.Client(asSuperuser(database));
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
};

const restored = async (release: string) => {
  const name = `kept_${randomBytes(6).toString('hex')}`;
  await createDatabase(asSuperuser('postgres'), name);
  onTestFinished(async () => {
    await ask('postgres', `drop database ${name} with (force)`);
  });
  const owner = { ...asSuperuser(name), user: DATABASE_ROLES.owner };
  const path = fileURLToPath(new URL(release, FIXTURES));
  const head = await restoreBackup(owner, await readFileSealed(path, undefined));
  return { name, head };
};

describe('the backup of a release', () => {
  it('is kept of one at least', () => {
    expect(releases.length).toBeGreaterThan(0);
  });

  it.each(releases)('%s comes back in this version with every row, migrated', async (release) => {
    const { name, head } = await restored(release);
    expect(Object.entries(head.rows).filter(([, rows]) => rows === 0)).toEqual([]);
    for (const [table, rows] of Object.entries(head.rows)) {
      const [counted] = await ask<{ count: string }>(name, `select count(*) from "${table}"`);
      expect([table, Number(counted?.count)]).toEqual([table, rows]);
    }
    const applied = await ask(name, 'select name from schema_migrations order by name');
    expect(applied).toEqual(
      (await readMigrations()).map((migration) => ({ name: migration.name })),
    );
  });

  it.each(releases)('%s still says what was written in it', async (release) => {
    const { name } = await restored(release);
    expect(await ask(name, `select name from organizations order by name`)).toEqual([
      { name: 'Atelier Mercure' },
      { name: 'Cadran' },
      { name: 'Northlight Energy' },
    ]);
    expect(await ask(name, 'select name, email from invitations')).toEqual([
      { name: 'Zoé « N’Guyen »', email: 'candidate@example.org' },
    ]);
    const [finished] = await ask<{ whole: number; all: number }>(
      name,
      `select count(*) filter (where scores is not null and contact ? 'email')::int as whole,
         count(*)::int as all from screening_questionnaires where status = 'completed'`,
    );
    expect(finished?.all).toBeGreaterThan(3);
    expect(finished?.whole).toBe(finished?.all);
  });
});
