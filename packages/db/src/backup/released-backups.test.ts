import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, DATABASE_ROLES, readMigrations } from '../index.ts';
import { readEncryptedFile, restoreBackup } from './index.ts';

/** Backups made by earlier releases (scripts/keep-release.ts). */
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
  const head = await restoreBackup(owner, await readEncryptedFile(path, undefined));
  return { name, head };
};

describe('the backup of a release', () => {
  it('exists for at least one release', () => {
    expect(releases.length).toBeGreaterThan(0);
  });

  it.each(releases)('%s is restored with every row and migrated', async (release) => {
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

  it('2.2.13.backup has audits that stay by link, with their results', async () => {
    const { name, head } = await restored('2.2.13.backup');
    const audits = await ask(
      name,
      `select access, codes_mailed + codes_printed as codes, code_secret, count(*)::int
       from profiling_campaigns group by 1, 2, 3`,
    );
    const count = head.rows['profiling_campaigns'];
    expect(audits).toEqual([{ access: 'link', codes: 0, code_secret: null, count }]);
    expect(await ask(name, 'select from profiling_codes')).toEqual([]);
    const [cells] = await ask<{ count: number }>(
      name,
      'select count(*)::int from profiling_snapshot_cells',
    );
    expect(cells?.count).toBe(head.rows['profiling_snapshot_cells']);
  });

  it.each(releases)('%s contains the expected values', async (release) => {
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

  it.each(releases)(
    '%s keeps the scores of its engine, and says nothing it did not know',
    async (release) => {
      const { name } = await restored(release);
      const [known] = await ask<{ scored: number; own: number; sure: number; read: number }>(
        name,
        `select count(*)::int as scored,
         count(*) filter (where (scores ->> 'engineVersion')::int = engine_version)::int as own,
         count(*) filter (where engine_version >= 2 or num_nulls(interval_low, certainty) = 2)::int as sure,
         (select count(*)::int from screening_answers where languages is null) as read
       from screening_questionnaires where scores is not null`,
      );
      expect(known?.scored).toBeGreaterThan(3);
      expect(known).toEqual({
        scored: known?.scored,
        own: known?.scored,
        sure: known?.scored,
        read: 0,
      });
    },
  );
});
