import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findRunAs, isRoot } from '../../packages/db/src/embedded/server/run-as.ts';
import { startEmbedded } from '../../packages/db/src/embedded/start-embedded.ts';
import { databaseFolder } from '../support/database/database-folder.ts';
import { runApp } from '../support/database/run-app.ts';
import { query, startServer } from '../support/database/start-server.ts';
import { temporaryFolder } from '../support/database/temporary-folder.ts';

const idOf = (flag: string, name: string): number =>
  Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
const NOBODY = { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
/** A user id without an account. */
const UNKNOWN_USER = { uid: 54_321, gid: 54_321 };

/** If Node is in a closed home directory, no other user can run it. */
const canRunNode = ({ uid, gid }: typeof NOBODY): boolean =>
  spawnSync(process.execPath, ['--version'], { uid, gid, cwd: '/' }).status === 0;

const userOf = (pid: number): number => statSync(`/proc/${pid}`).uid;

test.skipIf(isRoot())('a normal user runs the database (not as root)', () => {
  expect(findRunAs('/none').ids).toBe(undefined);
});

describe.skipIf(!isRoot() || process.platform !== 'linux')('as root (needs root on Linux)', () => {
  test('the database runs as another user, who owns its folder and its socket', async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ dataDir, durable: false });
    const user = findRunAs('/none').ids?.uid;
    expect(user).toBeGreaterThan(0);
    const { host } = server.connection('postgres', 'postgres');
    expect([userOf(server.pid), statSync(join(dataDir, 'pg18')).uid, statSync(host).uid]).toEqual([
      user,
      user,
      user,
    ]);
    expect(statSync(dataDir).uid).toBe(0);
  });

  test('falls back from the postgres account to nobody, else fails', () => {
    expect(findRunAs('/none', ['no-such-account', 'nobody']).ids).toEqual(NOBODY);
    expect(() => findRunAs('/none', ['no-such-account'])).toThrow('DATABASE_URL');
  });

  test('an existing folder keeps its owner; one restored by root is handed over', async () => {
    const dataDir = await databaseFolder();
    const folder = join(dataDir, 'pg18');
    spawnSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, folder]);
    const asNobody = await startServer({ dataDir, durable: false });
    expect(userOf(asNobody.pid)).toBe(NOBODY.uid);
    await asNobody.stop();
    spawnSync('chown', ['-R', '0:0', folder]);
    const handedOver = await startServer({ dataDir, durable: false });
    expect(userOf(handedOver.pid)).toBe(findRunAs('/none').ids?.uid);
  });

  test('a closed parent folder is reported with instructions and not changed', async () => {
    const closed = temporaryFolder();
    chmodSync(closed, 0o700);
    const dataDir = join(closed, 'cadran', 'data');
    const refused = await startEmbedded({ dataDir }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'not_reachable' });
    expect(String(refused)).toContain(`chmod o+x ${closed}`);
    expect(String(refused)).toContain('DATA_DIR');
    expect(statSync(closed).mode & 0o777).toBe(0o700);
    expect(readdirSync(closed)).toEqual([]);
  });

  test('a closed data folder is opened for traversal only', async () => {
    const dataDir = await databaseFolder();
    chmodSync(dataDir, 0o700);
    await startServer({ dataDir, durable: false });
    expect(statSync(dataDir).mode & 0o777).toBe(0o701);
  });

  test('the first start works with a restrictive umask', async () => {
    const dataDir = join(temporaryFolder(), 'new', 'data');
    const usual = process.umask(0o077);
    const server = await startServer({ dataDir, durable: false }).finally(() =>
      process.umask(usual),
    );
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.skipIf(!canRunNode(UNKNOWN_USER))(
    'a user without a passwd entry is refused with a message',
    async () => {
      const dataDir = temporaryFolder();
      chownSync(dataDir, UNKNOWN_USER.uid, UNKNOWN_USER.gid);
      const app = runApp(dataDir, { ids: UNKNOWN_USER });
      await app.ended;
      expect(app.lines).toEqual(['failed unknown_user']);
    },
  );

  test.skipIf(!canRunNode(NOBODY))('a folder of another user is refused', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'pg18'));
    const app = runApp(dataDir, { ids: NOBODY });
    await app.ended;
    expect(app.lines).toEqual(['failed wrong_owner']);
  });
});
