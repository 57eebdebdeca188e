import type { MadeProfilingCampaign } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimSnapshot } from '../../queries/snapshot-jobs.ts';
import { insertRespondents, times } from '../../../../testing/culture-audits/insert-respondents.ts';
import { computeQuickly, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { ComputeSnapshot } from '../compute-snapshot.ts';
import { requestSnapshot } from '../request-snapshot.ts';
import { processDueOnce } from '../../../../jobs/queue.ts';
import { snapshotQueue } from './snapshot-queue.ts';
import { findProfilingCampaign } from '../../queries/campaigns.ts';

/** For a machine that has other things to do; what comes sooner is seen sooner. */
const PATIENCE = { timeout: 30_000 };

interface Job {
  readonly number: number;
  readonly status: string;
  readonly progress: number;
  readonly attempts: number;
  readonly respondents: number | null;
}

describe('taking snapshots', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const takeSnapshots = (compute: ComputeSnapshot, stopping?: AbortSignal) => {
    const { database } = test.database;
    const clock = () => test.now();
    return processDueOnce(
      snapshotQueue({ database, clock, secrets: test.secrets }, compute),
      { database, clock },
      stopping,
    );
  };

  const waiting = async (people = 8): Promise<MadeProfilingCampaign> => {
    const campaign = await test.make.profilingCampaign(await test.make.user(), { access: 'codes' });
    await insertRespondents(test, campaign, times(people, {}));
    await test.database.database.withTenant(campaign.organizationId, async (tx) =>
      requestSnapshot(tx, await findProfilingCampaign(tx, campaign.id), test.now()),
    );
    return campaign;
  };
  const jobsOf = (campaign: MadeProfilingCampaign) =>
    test.database.asSuperuser<Job>(
      'select number, status, progress, attempts, respondents from profiling_snapshots where campaign_id = $1 order by 1',
      [campaign.id],
    );

  it('two instances share the work: each snapshot is taken once', async () => {
    const campaigns = [await waiting(), await waiting(), await waiting(), await waiting()];
    let computed = 0;
    const counting: ComputeSnapshot = (plan, signal) => {
      computed += 1;
      return computeQuickly(plan, signal);
    };
    await Promise.all([takeSnapshots(counting), takeSnapshots(counting)]);
    expect(computed).toBe(campaigns.length);
    for (const campaign of campaigns)
      expect(await jobsOf(campaign)).toEqual([
        { number: 1, status: 'ready', progress: 100, attempts: 1, respondents: 8 },
      ]);
  });

  it('a process that was killed loses nothing: another takes over when its lease has passed', async () => {
    const campaign = await waiting();
    await test.database.database.withPlatform(claimSnapshot);
    await takeSnapshots(computeQuickly);
    expect(await jobsOf(campaign)).toMatchObject([{ status: 'running', attempts: 1 }]);
    await test.database.asSuperuser(
      `update profiling_snapshots set lease_until = now() - interval '1 second' where campaign_id = $1`,
      [campaign.id],
    );
    await takeSnapshots(computeQuickly);
    expect(await jobsOf(campaign)).toMatchObject([{ status: 'ready', attempts: 2 }]);
  });

  it('one that comes back after another took over keeps nothing of its work', async () => {
    const campaign = await waiting();
    const taken = Promise.withResolvers<void>();
    const slow: ComputeSnapshot = (plan, signal) => {
      const making = computeQuickly(plan, signal);
      return {
        ...making,
        finish: async (onProgress) => {
          await taken.promise;
          return making.finish(onProgress);
        },
      };
    };
    const sleeper = takeSnapshots(slow);
    // Everything is read, and said to be.
    await expect.poll(() => jobsOf(campaign), PATIENCE).toMatchObject([{ progress: 33 }]);
    await insertRespondents(test, campaign, times(3, {}));
    // Taken over at once: the sleeper says every few seconds that it is still there.
    await test.database.asSuperuser(
      `update profiling_snapshots set lease_until = now() - interval '1 second' where campaign_id = $1`,
      [campaign.id],
    );
    await takeSnapshots(computeQuickly);
    taken.resolve();
    await sleeper;
    expect(await jobsOf(campaign)).toMatchObject([{ status: 'ready', respondents: 11 }]);
    const cells = await test.database.asSuperuser<{ people: number }>(
      `select people from profiling_snapshot_cells where campaign_id = $1 and cell = ''`,
      [campaign.id],
    );
    expect(cells).toEqual([{ people: 11 }]);
  });

  it('what fails is tried three times, told each time, and then is over', async () => {
    const campaign = await waiting();
    let attempts = 0;
    const broken: ComputeSnapshot = () => {
      attempts += 1;
      throw new Error('no memory');
    };
    await expect(takeSnapshots(broken)).rejects.toThrow('no memory');
    expect(attempts).toBe(3);
    expect(await jobsOf(campaign)).toMatchObject([{ status: 'failed', attempts: 3 }]);
    const again = await test.database.database.withTenant(campaign.organizationId, async (tx) =>
      requestSnapshot(tx, await findProfilingCampaign(tx, campaign.id), test.now()),
    );
    expect(again).toMatchObject({ number: 2, status: 'waiting' });
    await takeSnapshots(computeQuickly);
    expect(await jobsOf(campaign)).toMatchObject([{ status: 'failed' }, { status: 'ready' }]);
  });

  it('a process that dies again and again with one is not followed by all the others', async () => {
    const campaign = await waiting();
    for (let death = 0; death < 3; death += 1) {
      await test.database.database.withPlatform(claimSnapshot);
      await test.database.asSuperuser(
        `update profiling_snapshots set lease_until = now() - interval '1 second' where campaign_id = $1`,
        [campaign.id],
      );
    }
    await takeSnapshots(computeQuickly);
    expect(await jobsOf(campaign)).toMatchObject([{ status: 'failed', attempts: 3 }]);
  });

  it('a server that stops puts its work back into the line, as if it had not begun', async () => {
    const campaign = await waiting();
    const endless: ComputeSnapshot = (plan, signal) => ({
      ...computeQuickly(plan, signal),
      finish: () =>
        new Promise((_, reject) => {
          // The stop may have come before this.
          if (signal.aborted) reject(signal.reason);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const stopping = new AbortController();
    const work = takeSnapshots(endless, stopping.signal);
    await expect.poll(() => jobsOf(campaign), PATIENCE).toMatchObject([{ status: 'running' }]);
    stopping.abort(new Error('The server stops.'));
    await work;
    expect(await jobsOf(campaign)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    await takeSnapshots(computeQuickly);
    expect(await jobsOf(campaign)).toMatchObject([{ status: 'ready' }]);
  });
});
