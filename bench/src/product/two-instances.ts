import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreparedServer } from '../../../drills/support/prepared-server.ts';
import { type RunningApp, startApp } from '../../../drills/support/running-app.ts';
import { openCampaigns } from './open-campaigns.ts';
import { startProxy } from '../../../packages/testing/src/tcp-proxy.ts';

const CAMPAIGNS = 12;

/** The URL of a database behind a local port. */
const by = (port: number, address: string): string => {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.search = '';
  return url.href;
};

export interface Size {
  readonly instances: number;
  /** Of each instance. */
  readonly processes: number;
}

/** Instances on one durable PostgreSQL, through our proxy or directly. */
export const startInstances = async (
  { instances: count, processes }: Size,
  way: 'direct' | 'proxied' = 'proxied',
) => {
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
      PROCESSES: String(processes),
    });
  const instances: (RunningApp | undefined)[] = [];
  while (instances.length < count) instances.push(await start());
  const addresses = () => instances.flatMap((app) => app?.address ?? []);
  const campaigns = await openCampaigns(addresses()[0] ?? '', CAMPAIGNS);
  return {
    server,
    proxy,
    addresses,
    campaigns,
    running: () => instances.filter((app) => app !== undefined),
    /** kill -9 of one instance; the load balancer is not told. */
    killAndRestart: async (index: number): Promise<void> => {
      await instances[index]?.kill();
      instances[index] = await start();
    },
    /** Stops an instance as a deployment does; returns the exit code. */
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
export type Instances = Awaited<ReturnType<typeof startInstances>>;

/** What most drills need: one goes on while the other fails. */
export const startTwoInstances = (way: 'direct' | 'proxied' = 'proxied') =>
  startInstances({ instances: 2, processes: 1 }, way);
