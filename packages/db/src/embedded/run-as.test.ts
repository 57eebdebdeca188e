import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findRunAs, isRoot } from './run-as.ts';
import { startEmbedded } from './start-embedded.ts';
import { databaseFolder } from './testing/database-folder.ts';
import { runApp } from './testing/run-app.ts';
import { query, started } from './testing/started.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const idOf = (flag: string, name: string): number =>
  Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
const NOBODY = { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
/** A number that no account has. */
const STRANGER = { uid: 54_321, gid: 54_321 };

/** Where our Node is in a closed home, nobody else can run it. */
const canRunNode = ({ uid, gid }: typeof NOBODY): boolean =>
  spawnSync(process.execPath, ['--version'], { uid, gid, cwd: '/' }).status === 0;

const userOf = (pid: number): number => statSync(`/proc/${pid}`).uid;

test.skipIf(isRoot())('a normal user runs the database himself (not to be seen as root)', () => {
  expect(findRunAs('/none').ids).toBe(undefined);
});

describe.skipIf(!isRoot() || process.platform !== 'linux')('as root (needs root on Linux)', () => {
  test('the database runs as another user, who owns its folder and its socket', async () => {
    const dataDir = temporaryFolder();
    const server = await started({ dataDir, durable: false });
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

  test('without a postgres account it is nobody, and without that there is no way', () => {
    expect(findRunAs('/none', ['no-such-account', 'nobody']).ids).toEqual(NOBODY);
    expect(() => findRunAs('/none', ['no-such-account'])).toThrow('DATABASE_URL');
  });

  test('a folder that exists keeps its user; one that was put back by root is handed over', async () => {
    const dataDir = await databaseFolder();
    const folder = join(dataDir, 'pg18');
    spawnSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, folder]);
    const asNobody = await started({ dataDir, durable: false });
    expect(userOf(asNobody.pid)).toBe(NOBODY.uid);
    await asNobody.stop();
    spawnSync('chown', ['-R', '0:0', folder]);
    const handedOver = await started({ dataDir, durable: false });
    expect(userOf(handedOver.pid)).toBe(findRunAs('/none').ids?.uid);
  });

  test('a closed folder above the data folder is named, with what to do, and not changed', async () => {
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

  test('a closed data folder itself lets the database’s user pass, and no more', async () => {
    const dataDir = await databaseFolder();
    chmodSync(dataDir, 0o700);
    await started({ dataDir, durable: false });
    expect(statSync(dataDir).mode & 0o777).toBe(0o701);
  });

  test('with a umask that closes new folders the first start works as well', async () => {
    const dataDir = join(temporaryFolder(), 'new', 'data');
    const usual = process.umask(0o077);
    const server = await started({ dataDir, durable: false }).finally(() => process.umask(usual));
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.skipIf(!canRunNode(STRANGER))(
    'a user without a passwd entry is told so: PostgreSQL makes no database for him',
    async () => {
      const dataDir = temporaryFolder();
      chownSync(dataDir, STRANGER.uid, STRANGER.gid);
      const app = runApp(dataDir, { ids: STRANGER });
      await app.ended;
      expect(app.lines).toEqual(['failed unknown_user']);
    },
  );

  test.skipIf(!canRunNode(NOBODY))(
    'a folder that belongs to somebody else is refused to a normal user',
    async () => {
      const dataDir = temporaryFolder();
      mkdirSync(join(dataDir, 'pg18'));
      const app = runApp(dataDir, { ids: NOBODY });
      await app.ended;
      expect(app.lines).toEqual(['failed wrong_owner']);
    },
  );
});
