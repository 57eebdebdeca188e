import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ChildEvent, type ChildPoolOptions, createChildPool } from './child-pool.ts';
import type { TestRequest } from './testing/test-process.ts';

const LIMITS = { heapMb: 64, memoryMb: 400, keptMb: 300, maxWaiting: 20 };
const ASK = { timeMs: 60_000 };

const startPool = (options: Partial<ChildPoolOptions> = {}) => {
  const events: ChildEvent[] = [];
  const pool = createChildPool<TestRequest, unknown>({
    name: 'test',
    entry: new URL('testing/test-process.ts', import.meta.url),
    onEvent: (event) => void events.push(event),
    ...LIMITS,
    ...options,
  });
  onTestFinished(() => pool.close());
  const pids = () => events.flatMap((event) => (event.kind === 'started' ? [event.pid] : []));
  const failures = () =>
    events.flatMap((event) => (event.kind === 'failed' ? [event.error.code] : []));
  const add = (...numbers: number[]) => pool.run(() => ({ job: 'add', numbers }), ASK);
  const begun = async (): Promise<number> => {
    await expect.poll(() => pids().length).toBeGreaterThan(0);
    return pids().at(-1) ?? 0;
  };
  return { pool, pids, failures, add, begun };
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a pool of one child process', () => {
  it('starts it with the first job and keeps it', async () => {
    const { pids, add } = startPool();
    expect(pids()).toEqual([]);
    expect(await Promise.all([add(1, 2), add(3), add()])).toEqual([3, 3, 0]);
    expect(pids()).toHaveLength(1);
  });

  it('starts it for a job that is about to come, unless it runs already or cannot', async () => {
    const { pool, pids, add } = startPool();
    await Promise.all([pool.warm(), pool.warm()]);
    await pool.warm();
    expect(await add(1)).toBe(1);
    await pool.warm();
    expect(pids()).toHaveLength(1);
    const broken = startPool({ entry: new URL('testing/broken-process.ts', import.meta.url) });
    await broken.pool.warm();
    expect(broken.failures()).toEqual(['died']);
  });

  it('gives it none of our environment', async () => {
    process.env['TEST_PASSWORD'] = 'secret';
    onTestFinished(() => void delete process.env['TEST_PASSWORD']);
    const { pool } = startPool();
    expect(await pool.run(() => ({ job: 'environment' }), ASK)).not.toContain('TEST_PASSWORD');
  });

  it('reports progress', async () => {
    const shares: number[] = [];
    const { pool } = startPool();
    const onProgress = (share: number) => void shares.push(share);
    await pool.run(() => ({ job: 'progress' }), { ...ASK, onProgress });
    expect(shares).toEqual([0.25, 0.5, 1]);
  });

  it('repeats a job whose process was killed, and the others never notice', async () => {
    const { pool, pids, failures, add, begun } = startPool();
    let attempts = 0;
    const victim = pool.run(() => {
      attempts += 1;
      return attempts === 1 ? { job: 'hang' } : { job: 'add', numbers: [attempts] };
    }, ASK);
    const others = Promise.all([add(1), add(2), add(3)]);
    const pid = await begun();
    await expect.poll(() => attempts).toBe(1);
    process.kill(pid, 'SIGKILL');
    expect(await others).toEqual([1, 2, 3]);
    expect(await victim).toBe(2);
    expect(failures()).toEqual(['died']);
    expect(pids()).toHaveLength(2);
  });

  it('fails a job that was killed twice, saying so, and only this one', async () => {
    const { pool, pids, add } = startPool();
    const victim = pool.run(() => {
      setTimeout(() => process.kill(pids().at(-1) ?? 0, 'SIGKILL'), 50);
      return { job: 'hang' };
    }, ASK);
    const other = add(4);
    await expect(victim).rejects.toMatchObject({
      name: 'ChildProcessError',
      code: 'died',
      message: 'The test process ended (SIGKILL).',
    });
    expect(await other).toBe(4);
    expect(await add(5)).toBe(5);
  });

  it.each(['fill heap', 'fill memory'] as const)(
    'ends a job that reaches a memory limit: %s',
    async (job) => {
      const { pool, failures, add } = startPool();
      await expect(pool.run(() => ({ job }), ASK)).rejects.toMatchObject({ code: 'memory' });
      expect(failures()).toEqual(['memory']);
      expect(await add(1)).toBe(1);
    },
  );

  it('ends a job that takes too long', async () => {
    const { pool, failures, add } = startPool();
    const late = pool.run(() => ({ job: 'hang' }), { timeMs: 100 });
    await expect(late).rejects.toMatchObject({
      code: 'time',
      message: 'The test process took longer than 100 ms.',
    });
    expect(failures()).toEqual(['time']);
    expect(await add(1)).toBe(1);
  });

  it('replaces a process between jobs when it has grown', async () => {
    const { pool, pids } = startPool({ keptMb: 200 });
    const grow = (megabytes: number) => pool.run(() => ({ job: 'grow', megabytes }), ASK);
    const first = await grow(1);
    expect(await grow(200)).toBe(first);
    expect(await grow(1)).not.toBe(first);
    expect(pids()).toHaveLength(2);
    expect(isRunning(Number(first))).toBe(false);
  });

  it('replaces a process whose job failed', async () => {
    const { pool, pids, failures, add } = startPool();
    await expect(pool.run(() => ({ job: 'fail' }), ASK)).rejects.toThrow('no such thing');
    expect(await add(1)).toBe(1);
    expect(pids()).toHaveLength(2);
    expect(failures()).toEqual([]);
  });

  it('ends a process that nobody has used for a while', async () => {
    const { add, pids, begun } = startPool({ idleMs: 20 });
    await add(1);
    const pid = await begun();
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(await add(2)).toBe(2);
    expect(pids()).toHaveLength(2);
  });

  it('waits longer before each further restart, and refuses who cannot wait', async () => {
    const { pool, failures } = startPool({
      entry: new URL('testing/broken-process.ts', import.meta.url),
    });
    const attempt = (patienceMs?: number) =>
      pool
        .run(() => ({ job: 'fail' }), {
          ...ASK,
          ...(patienceMs === undefined ? {} : { patienceMs }),
        })
        .catch((error: unknown) => error);
    const began = performance.now();
    expect(await attempt()).toMatchObject({ code: 'died' });
    expect(await attempt()).toMatchObject({ code: 'died' });
    // Four starts: at once, at once, after 0.2 and after 0.4 seconds.
    expect(performance.now() - began).toBeGreaterThan(590);
    expect(failures()).toHaveLength(4);
    expect(await attempt(10)).toMatchObject({ code: 'restarting' });
    expect(failures()).toHaveLength(4);
  });

  it('leaves no process behind when its owner is killed', async () => {
    const owner = spawn(process.execPath, [
      fileURLToPath(new URL('testing/pool-owner.ts', import.meta.url)),
    ]);
    const [printed] = (await once(owner.stdout, 'data')) as [Buffer];
    const pid = Number(printed.toString());
    expect(isRunning(pid)).toBe(true);
    owner.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('can be closed by a program that has nothing else to wait for', async () => {
    const owner = spawn(process.execPath, [
      fileURLToPath(new URL('testing/closing-owner.ts', import.meta.url)),
    ]);
    // Node ends with 13 when what a program awaits can no longer come.
    expect(await once(owner, 'exit')).toEqual([0, null]);
  });

  it('refuses jobs beyond the number that may wait', async () => {
    const { pool, add } = startPool({ maxWaiting: 2 });
    const [last, ...others] = (
      await Promise.allSettled([add(1), add(2), add(3), add(4)])
    ).toReversed();
    expect(others.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
    expect(last).toMatchObject({ reason: { code: 'busy' } });
    expect(await pool.run(() => ({ job: 'add', numbers: [4] }), ASK)).toBe(4);
  });

  it('keeps a process for one conversation; abandoning a request ends it', async () => {
    const { pool, add, pids, begun } = startPool();
    const conversation = await pool.open();
    let isDone = false;
    const other = add(7).finally(() => (isDone = true));
    expect(await conversation.ask({ job: 'add', numbers: [1] }, ASK)).toBe(1);
    const pending = conversation.ask({ job: 'hang' }, ASK).catch((error: unknown) => error);
    await sleep(50);
    expect(isDone).toBe(false);
    const pid = await begun();
    await conversation.close();
    expect(await pending).toMatchObject({ code: 'died' });
    expect(isRunning(pid)).toBe(false);
    expect(await other).toBe(7);
    expect(pids()).toHaveLength(2);
  });
});
