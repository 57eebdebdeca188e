import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreparedServer } from '../../../apps/server/drills/prepared-server.ts';
import { type RunningApp, startApp } from '../../../apps/server/drills/running-app.ts';
import { openCampaigns } from './open-campaigns.ts';
import { startProxy } from '../../../packages/testing/src/tcp-proxy.ts';

const CAMPAIGNS = 12;

/** The address of a database, by way of a port of ours. */
const by = (port: number, address: string): string => {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.search = '';
  return url.href;
};

/** Two instances of the product on one PostgreSQL with fsync, which they reach through a proxy of ours or directly. */
export const startTwoInstances = async (way: 'direct' | 'proxied' = 'proxied') => {
  const folders = [
    await mkdtemp(join(tmpdir(), 'cadran-bench-db-')),
    await mkdtemp(join(tmpdir(), 'cadran-bench-')),
  ] as const;
  const server = await startPreparedServer(folders[0]);
  const proxy = await startProxy(server.socket);
  const start = (): Promise<RunningApp> =>
    startApp(folders[1], {
      ...server.env,
      ...(way === 'direct' ? {} : { DATABASE_URL: by(proxy.port, server.env.DATABASE_URL) }),
      TRUST_PROXY: '127.0.0.1',
    });
  const instances: (RunningApp | undefined)[] = [await start(), await start()];
  const addresses = () => instances.flatMap((app) => app?.address ?? []);
  const campaigns = await openCampaigns(addresses()[0] ?? '', CAMPAIGNS);
  return {
    server,
    proxy,
    addresses,
    campaigns,
    running: () => instances.filter((app) => app !== undefined),
    /** kill -9 of one; nobody tells the load balancer before it is back. */
    killAndRestart: async (index: number): Promise<void> => {
      await instances[index]?.kill();
      instances[index] = await start();
    },
    /** As a deployment does; the exit code. */
    stopOne: async (index: number): Promise<number | null> =>
      (await instances[index]?.stop('SIGTERM')) ?? null,
    restart: async (index: number): Promise<void> => {
      instances[index] = await start();
    },
    close: async (): Promise<void> => {
      proxy.thaw();
      await Promise.all(instances.map(async (app) => app?.stop()));
      await proxy.close();
      await server.stop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
};
export type TwoInstances = Awaited<ReturnType<typeof startTwoInstances>>;
