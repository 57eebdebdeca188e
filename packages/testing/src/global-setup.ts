import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, DATABASE_ROLES, migrate } from '@cadran/db';
import { startEmbedded } from '@cadran/db/embedded';
import type { TestProject } from 'vitest/node';
import { fastFolder } from './fast-folder.ts';
import { TEMPLATE } from './test-cluster.ts';

/** One cluster per test run, one migrated template; each test file gets a copy (see test-database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(fastFolder(), 'cadran-test-'));
  const server = await startEmbedded({ dataDir: folder, durable: false });
  const superuser = server.connection('postgres', 'postgres');
  await createDatabase(superuser, TEMPLATE);
  await migrate(server.connection(DATABASE_ROLES.owner, TEMPLATE));
  const { host, port } = superuser;
  project.provide('cluster', { host, port });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
