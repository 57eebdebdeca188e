import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/client.ts';
import { demoFolder } from '../support/demo-folder.ts';
import { startApp, type RunningApp } from '../support/running-app.ts';

describe('kill -9', () => {
  let folder: string;
  let app: RunningApp;
  const acknowledged = new Set<string>();
  let made = 0;

  beforeAll(async () => {
    folder = await demoFolder();
    app = await startApp(folder);
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const enter = () => logIn(app.address, 'superadmin', 'cadran-demo');

  /** Creates organisations concurrently until stopped; records acknowledged ones. */
  const write = (client: Client) => {
    const stopped = new AbortController();
    const one = async (): Promise<void> => {
      while (!stopped.signal.aborted) {
        const name = `Acknowledged ${(made += 1)}`;
        try {
          const answer = await client.send('POST', '/organizations', { name });
          if (answer.status === 201) acknowledged.add(name);
        } catch {
          // Not acknowledged: it may or may not exist.
        }
      }
    };
    const all = Promise.all([one(), one(), one(), one()]);
    return async () => {
      stopped.abort();
      await all;
    };
  };

  const storedNames = async (client: Client): Promise<string[]> => {
    const names: string[] = [];
    for (let page = 1; ; page++) {
      const { items } = await client.read<{ items: { name: string }[] }>(
        `/organizations?q=Acknowledged&pageSize=200&page=${page}`,
      );
      if (items.length === 0) return names;
      names.push(...items.map((item) => item.name));
    }
  };

  const expectNothingLost = async (client: Client): Promise<void> => {
    const stored = await storedNames(client);
    expect(new Set(stored).size).toBe(stored.length);
    const known = new Set(stored);
    expect([...acknowledged].filter((name) => !known.has(name))).toEqual([]);
  };

  /** More than the concurrent requests, so some began after this point. */
  const someMore = async (): Promise<void> => {
    const enough = acknowledged.size + 20;
    while (acknowledged.size < enough) await sleep(20);
  };

  it('of PostgreSQL under load: the app recovers and loses nothing acknowledged', async () => {
    const client = await enter();
    const stop = write(client);
    await someMore();
    app.killDatabase();
    await someMore();
    await stop();
    await expectNothingLost(client);
  });

  it('of the app under load loses nothing acknowledged', async () => {
    const stop = write(await enter());
    await someMore();
    await app.kill();
    await stop();
    app = await startApp(folder);
    await expectNothingLost(await enter());
  });

  it('of both at once loses nothing acknowledged', async () => {
    const stop = write(await enter());
    await someMore();
    app.killDatabase();
    await app.kill();
    await stop();
    app = await startApp(folder);
    await expectNothingLost(await enter());
  });
});
