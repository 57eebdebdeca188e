import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createTestDatabase, factories, type TestDatabase } from '@cadran/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, DATABASE_ROLES } from '../index.ts';
import { TRANSIENT_TABLES } from './tables.ts';
import { readEncryptedFile, restoreBackup, writeBackup, writeEncryptedFile } from './index.ts';

/** Values that could break a line-based format. */
const HOSTILE =
  'tab\there\nnew line\r\\. \\N \\\\ « é » 🧭\n\\.\nCOPY users (id) FROM stdin;\n-- Whole {}';
const TAKEN_AT = new Date('2026-03-01T10:00:00Z');
const KEY = 'correct horse battery staple';

let source: TestDatabase;
let folder: string;

beforeAll(async () => {
  source = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'cadran-backup-'));
  const make = factories(source.database);
  for (let n = 0; n < 3; n += 1) {
    const owner = await make.admin();
    const campaign = await make.screeningCampaign(owner, { name: `Campaign ${n}` });
    await make.candidate(campaign, { status: 'completed' });
  }
  await source.asSuperuser('update organizations set name = $1 where name <> $1', [
    HOSTILE.slice(0, 120),
  ]);
  const [one] = await source.asSuperuser<{ organization_id: string; user_id: string }>(
    'select organization_id, id as user_id from users limit 1',
  );
  await source.asSuperuser(
    `insert into sessions (organization_id, user_id, secret_hash, created_at, used_at)
     values ($1, $2, 'secret', now(), now())`,
    [one?.organization_id, one?.user_id],
  );
  await source.asSuperuser(
    `insert into mails (organization_id, kind, recipient, language, data, secret, created_at, due_at, expires_at)
     values ($1, 'password_reset', 'someone@example.org', 'fr', '{}', 'link', now(), now(), now() + interval '1 hour')`,
    [one?.organization_id],
  );
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

const asSuperuser = (database: string) => ({ ...inject('cluster'), user: 'postgres', database });

const emptyDatabase = async () => {
  const name = `restore_${randomBytes(6).toString('hex')}`;
  await createDatabase(asSuperuser('postgres'), name);
  const query = async (text: string, database = name) => {
    const client = new pg.Client(asSuperuser(database));
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  onTestFinished(async () => {
    await query(`drop database ${name} with (force)`, 'postgres');
  });
  return { query, owner: { ...asSuperuser(name), user: DATABASE_ROLES.owner } };
};

const backupOf = async (database: TestDatabase | { connection(user: string): object }) => {
  const path = join(folder, randomBytes(4).toString('hex'));
  await writeEncryptedFile(path, undefined, async (out) => {
    await writeBackup(database.connection(DATABASE_ROLES.backup), out, { takenAt: TAKEN_AT });
  });
  return buffer(await readEncryptedFile(path, undefined));
};

const restored = async (backup: Buffer) => {
  const empty = await emptyDatabase();
  await restoreBackup(empty.owner, Readable.from([backup]));
  return empty;
};

/** A checksum of every row of every table. */
const FINGERPRINTS = `
select c.relname as name, (xpath('/row/f/text()', query_to_xml(
  format('select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '''')) as f from %I t', c.relname),
  false, true, '')))[1]::text as rows
from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;

describe('a backup', () => {
  it('restores every row of every backed-up table', async () => {
    const { query } = await restored(await backupOf(source));
    const kept = (rows: readonly { name: string }[]) =>
      rows.filter(
        ({ name }) => ![...TRANSIENT_TABLES, 'mails', 'schema_migrations'].includes(name),
      );
    const before = kept(await source.asSuperuser<{ name: string }>(FINGERPRINTS));
    expect(kept(await query(FINGERPRINTS))).toEqual(before);
    expect(before.length).toBeGreaterThan(15);
  });

  it('restores row-level security', async () => {
    const { query } = await restored(await backupOf(source));
    const forced = `select relname, relrowsecurity, relforcerowsecurity from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;
    expect(await query(forced)).toEqual(await source.asSuperuser(forced));
    const triggers = `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger
      where not tgisinternal order by 1, 2`;
    expect(await query(triggers)).toEqual(await source.asSuperuser(triggers));
  });

  it('restores no sessions and sends no mail again', async () => {
    const { query } = await restored(await backupOf(source));
    expect(await query('select from sessions')).toEqual([]);
    expect(await query('select status, secret from mails')).toEqual([
      { status: 'unknown', secret: null },
    ]);
  });

  it('uses a read-only role without access to transient tables', async () => {
    const rights = await source.asSuperuser<{ name: string; reads: boolean; writes: boolean }>(
      `select relname as name, has_table_privilege($1, oid, 'select') as reads,
         has_table_privilege($1, oid, 'insert,update,delete,truncate') as writes
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      [DATABASE_ROLES.backup],
    );
    expect(rights.filter(({ name, reads }) => !reads && !TRANSIENT_TABLES.includes(name))).toEqual(
      [],
    );
    expect(rights.filter(({ writes }) => writes)).toEqual([]);
  });
});

describe('a restore', () => {
  it('is refused into a database that is not empty', async () => {
    const backup = await backupOf(source);
    const { owner, query } = await restored(backup);
    const before = await query(FINGERPRINTS);
    const prepared: string[] = [];
    const again = restoreBackup(owner, Readable.from([backup]), async ({ takenAt }) => {
      prepared.push(takenAt);
    });
    await expect(again).rejects.toThrow('already');
    expect(await query(FINGERPRINTS)).toEqual(before);
    expect(prepared).toEqual([]);
  });

  it.each([0.3, 0.7, 0.999])(
    'of a file truncated at %f of its length restores nothing',
    async (share) => {
      const backup = await backupOf(source);
      const { owner, query } = await emptyDatabase();
      const cut = backup.subarray(0, Math.floor(backup.length * share));
      await expect(restoreBackup(owner, Readable.from([cut]))).rejects.toThrow('not whole');
      expect(await query('select from organizations')).toEqual([]);
    },
  );

  it('of a file with a missing row restores nothing', async () => {
    const lines = (await backupOf(source)).toString('utf8').split('\n');
    const at = lines.findIndex((line) => line.startsWith('COPY "login_names"'));
    const { owner, query } = await emptyDatabase();
    const lacking = Buffer.from(lines.toSpliced(at + 1, 1).join('\n'));
    await expect(restoreBackup(owner, Readable.from([lacking]))).rejects.toThrow('damaged');
    expect(await query('select from organizations')).toEqual([]);
  });

  it.each([
    [
      'more migrations',
      '"migrations":[',
      '"migrations":[{"name":"9999_later.sql","checksum":"x"},',
    ],
    ['other migrations', '"checksum":"', '"checksum":"0'],
  ])('of a backup with %s is refused with a message', async (_which, from, to) => {
    const other = (await backupOf(source)).toString('utf8').replace(from, to);
    const { owner, query } = await emptyDatabase();
    await expect(restoreBackup(owner, Readable.from([Buffer.from(other)]))).rejects.toThrow(
      'another version of Cadran',
    );
    expect(await query(`select to_regclass('organizations') as made`)).toEqual([{ made: null }]);
  });

  it('of a file that is no backup is refused', async () => {
    const { owner } = await emptyDatabase();
    await expect(restoreBackup(owner, Readable.from([Buffer.from('hello\n')]))).rejects.toThrow(
      'not a backup',
    );
  });
});

describe('an encrypted backup', () => {
  let path: string;
  beforeAll(async () => {
    path = join(folder, 'sealed');
    await writeEncryptedFile(path, KEY, async (out) => {
      await writeBackup(source.connection(DATABASE_ROLES.backup), out, {
        takenAt: TAKEN_AT,
        secretKey: 'the key of the installation',
      });
    });
  });

  it('can be read only with its key', async () => {
    expect((await readFile(path)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    await expect(readEncryptedFile(path, undefined)).rejects.toThrow('BACKUP_KEY');
    await expect(readEncryptedFile(path, 'another key altogether')).rejects.toThrow('BACKUP_KEY');
    const { owner, query } = await emptyDatabase();
    const head = await restoreBackup(owner, await readEncryptedFile(path, KEY));
    expect(head).toMatchObject({
      takenAt: TAKEN_AT.toISOString(),
      secretKey: 'the key of the installation',
    });
    expect(await query('select from screening_campaigns')).toHaveLength(3);
  });

  it('never overwrites a file', async () => {
    await expect(writeEncryptedFile(path, KEY, async () => undefined)).rejects.toThrow(
      'There is a file',
    );
  });

  it('fails when it cannot be written completely', async () => {
    const failed = join(folder, 'failed');
    const failing = writeEncryptedFile(failed, KEY, async () => {
      throw new Error('the database went away');
    });
    await expect(failing).rejects.toThrow('the database went away');
    // No partial file is left.
    await expect(readFile(failed)).rejects.toThrow('ENOENT');
  });

  it('ends at once when its file cannot be written', async () => {
    const fill = (out: Writable) =>
      writeBackup(source.connection(DATABASE_ROLES.backup), out, { takenAt: TAKEN_AT }).then(
        () => undefined,
      );
    await expect(writeEncryptedFile(join(folder, 'no', 'where'), KEY, fill)).rejects.toThrow(
      'There is no folder',
    );
    const gone = new PassThrough();
    gone.destroy(new Error('the disk is full'));
    gone.on('error', () => undefined);
    await expect(fill(gone)).rejects.toThrow('the disk is full');
  });
});
