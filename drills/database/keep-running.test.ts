import { expect, test } from 'vitest';
import type { Launch } from '../../packages/db/src/embedded/cluster/cluster.ts';
import { keepRunning } from '../../packages/db/src/embedded/server/keep-running.ts';
import type { RestartingServer } from '../../packages/db/src/embedded/server/keep-running.ts';
import { currentUserName } from '../../packages/db/src/embedded/server/run-as.ts';
import { supervise } from '../../packages/db/src/embedded/server/supervisor.ts';
import type { Supervised } from '../../packages/db/src/embedded/server/supervisor.ts';

const log = (): void => undefined;

test('a stop that coincides with the end of a restart ends that server too', async () => {
  const started: Supervised[] = [];
  let running: RestartingServer | undefined;
  let stopped: Promise<void> | undefined;
  const launch: Launch = async () => {
    const server = supervise('sleep', ['600'], { name: currentUserName(), ids: undefined }, log);
    started.push(server);
    // The restart has succeeded, and whoever waits for it does not know yet.
    if (started.length === 2) stopped = running?.stop();
    return {
      pid: started.length,
      address: { host: 'nowhere', port: 0 },
      exited: server.exited.then(({ reason }) => reason),
      stop: () => server.stop(100),
    };
  };
  running = await keepRunning(launch, log);
  await started[0]?.stop(100);
  await expect.poll(() => started.length).toBe(2);
  await stopped;
  // By which signal depends on how far `sleep` had started.
  expect(started).toHaveLength(2);
  for (const server of started)
    expect(server.exit()?.reason).toMatch(/ended by (?:SIGKILL|signal \d+)$/);
});
