import { createTestDatabase, type TestDatabase } from '@cadran/testing';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Queue } from './queue.ts';
import { createJobRunner } from './runner.ts';

const PATIENCE = { timeout: 30_000, interval: 10 };

describe('the job runner', () => {
  let database: TestDatabase;
  const errors: [string, string][] = [];
  let allowed = true;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => void errors.splice(0));

  const create = (registry?: Registry) =>
    createJobRunner({
      database: database.database,
      clock: () => new Date(),
      mayErase: async () => allowed,
      onError: (job, error) => errors.push([job, String(error)]),
      registry,
    });

  /** A queue in memory. */
  const queueOf = (items: string[], more: Partial<Queue<string, string>> = {}) => {
    const recorded: [string, string][] = [];
    const queue: Queue<string, string> = {
      name: 'test',
      lanes: 2,
      pollMs: 5,
      claim: async () => items.shift(),
      record: async (_tx, item, outcome) => recorded.push([item, outcome]),
      openLane: () => ({ process: async (item) => ({ outcome: `${item} done` }) }),
      ...more,
    };
    return { queue, recorded };
  };

  it('processes every item of a queue and measures it', async () => {
    const registry = new Registry();
    const { queue, recorded } = queueOf(['a', 'b', 'c']);
    const runner = create(registry);
    runner.work(queue);
    await expect.poll(() => recorded.length, PATIENCE).toBe(3);
    await runner.stop();
    expect(new Map(recorded)).toEqual(
      new Map([
        ['a', 'a done'],
        ['b', 'b done'],
        ['c', 'c done'],
      ]),
    );
    expect(await registry.metrics()).toContain(
      'job_duration_seconds_count{job="test",result="done"} 3',
    );
    expect(errors).toEqual([]);
  });

  it('reports an item that throws, records its failure and goes on with the next', async () => {
    const { queue, recorded } = queueOf(['bad', 'good'], {
      lanes: 1,
      failure: 'failed',
      openLane: () => ({
        process: async (item) => {
          if (item === 'bad') throw new Error('broken');
          return { outcome: 'ok' };
        },
      }),
    });
    const runner = create();
    runner.work(queue);
    await expect
      .poll(() => recorded, PATIENCE)
      .toEqual([
        ['bad', 'failed'],
        ['good', 'ok'],
      ]);
    await runner.stop();
    expect(errors).toEqual([['test', 'Error: broken']]);
  });

  it('records an outcome again when the database failed to take it', async () => {
    let failures = 1;
    const recorded: string[] = [];
    const { queue } = queueOf(['a'], {
      lanes: 1,
      record: async (_tx, item) => {
        if (failures-- > 0) throw new Error('connection lost');
        recorded.push(item);
      },
    });
    const runner = create();
    runner.work(queue);
    await expect.poll(() => recorded, PATIENCE).toEqual(['a']);
    await runner.stop();
  });

  it('claims nothing more while what an item needs is unavailable', async () => {
    const { queue, recorded } = queueOf(['a', 'b'], {
      lanes: 1,
      openLane: () => ({ process: async () => ({ outcome: 'later', unavailable: true }) }),
    });
    const runner = create();
    runner.work(queue);
    await expect.poll(() => recorded, PATIENCE).toEqual([['a', 'later']]);
    await runner.stop();
    expect(recorded).toEqual([['a', 'later']]);
  });

  it('waits for what is under way when it stops, and begins nothing more', async () => {
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const { queue, recorded } = queueOf(['a', 'b'], {
      lanes: 1,
      openLane: () => ({
        process: async () => {
          started.resolve();
          await finish.promise;
          return { outcome: 'done' };
        },
      }),
    });
    const runner = create();
    runner.work(queue);
    await started.promise;
    const stopped = runner.stop();
    finish.resolve();
    await stopped;
    expect(recorded).toEqual([['a', 'done']]);
  });

  it('repeats a scheduled job after an error', async () => {
    let runs = 0;
    const runner = create();
    runner.schedule({
      name: 'periodic',
      everyMs: 1,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('first');
      },
    });
    await expect.poll(() => runs, PATIENCE).toBeGreaterThan(2);
    await runner.stop();
    expect(errors).toEqual([['periodic', 'Error: first']]);
  });

  it('runs a daily job once a day over all instances', async () => {
    let runs = 0;
    const turns = [0, 0];
    const runners = turns.map((_, index) => {
      const runner = create();
      const run = async () => void (runs += 1);
      runner.schedule({ name: 'daily', everyMs: 1, onceADay: true, run });
      runner.schedule({
        name: 'turns',
        everyMs: 1,
        run: async () => void (turns[index] = (turns[index] ?? 0) + 1),
      });
      return runner;
    });
    await expect.poll(() => Math.min(...turns), PATIENCE).toBeGreaterThan(5);
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(runs).toBe(1);
  });

  it('skips jobs that erase while they may not, and runs the others', async () => {
    const ran = { cleanup: 0, sweep: 0, other: 0 };
    const count = (name: keyof typeof ran) => ({
      name,
      everyMs: 1,
      run: async () => void (ran[name] += 1),
    });
    allowed = false;
    const runner = create();
    runner.schedule({ ...count('cleanup'), erases: true });
    runner.schedule({ ...count('sweep'), erases: true, onceADay: true });
    runner.schedule(count('other'));
    await expect.poll(() => ran.other, PATIENCE).toBeGreaterThan(5);
    expect(ran).toMatchObject({ cleanup: 0, sweep: 0 });
    allowed = true;
    await expect.poll(() => ran.cleanup, PATIENCE).toBeGreaterThan(0);
    // Its day was not used up meanwhile.
    await expect.poll(() => ran.sweep, PATIENCE).toBe(1);
    await runner.stop();
  });

  it('waits one interval before a job whose first run is delayed', async () => {
    let runs = 0;
    const runner = create();
    const run = async () => void (runs += 1);
    runner.schedule({ name: 'delayed', everyMs: 60_000, delayFirst: true, run });
    await runner.stop();
    expect(runs).toBe(0);
  });
});
