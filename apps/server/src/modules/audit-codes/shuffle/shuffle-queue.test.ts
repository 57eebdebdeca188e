import { contract } from '@cadran/contract';
import { sql } from '@cadran/db/sql';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processDueOnce } from '../../../jobs/queue.ts';
import { type CodeAudit, createCodeAudit } from '../../../testing/culture-audits/code-audit.ts';
import { insertRespondents, times } from '../../../testing/culture-audits/insert-respondents.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimShuffle } from './queries.ts';
import { shuffleQueue } from './shuffle-queue.ts';

let test: TestApp;
let owner: MadeUser;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.user();
});
afterAll(() => test.close());

/** Closed, with so few new answers since its results that no snapshot is taken. */
const closedAudit = async (by?: MadeUser): Promise<CodeAudit> => {
  const audit = await createCodeAudit(test, owner, { minimumGroup: 5 });
  await insertRespondents(test, audit.campaign, times(6, {}));
  const taken = await audit.me.call(contract.profilingResults.takeSnapshot, {
    params: audit.params,
  });
  expect(taken.statusCode).toBe(202);
  await test.takeSnapshots();
  await insertRespondents(test, audit.campaign, times(3, {}));
  const closed = by
    ? await (await test.as(by)).call(contract.profiling.closeCampaign, { params: audit.params })
    : await audit.close();
  expect(closed.statusCode).toBe(200);
  expect(closed.json()).toMatchObject({ status: 'closed' });
  return audit;
};

/** Groups, and answers that came since. */
const rowsOf = async ({ campaign }: CodeAudit) => {
  const of = (table: string, people: string) =>
    test.database.asSuperuser<{ id: string; xmin: string; people: number }>(
      `select id, xmin::text, ${people} as people from ${table} where campaign_id = $1 order by ctid`,
      [campaign.id],
    );
  const groups = await of('profiling_answer_groups', 'people');
  const single = await of('profiling_answers', '1');
  const rows = [...groups, ...single];
  return {
    ids: rows.map(({ id }) => id),
    people: rows.reduce((sum, { people }) => sum + people, 0),
    single: single.length,
    transactions: new Set(rows.map(({ xmin }) => xmin)).size,
  };
};
type Rows = Awaited<ReturnType<typeof rowsOf>>;
const isQueued = async ({ campaign }: CodeAudit): Promise<boolean> =>
  (
    await test.database.asSuperuser('select from profiling_shuffles where campaign_id = $1', [
      campaign.id,
    ])
  ).length > 0;
const expireLease = ({ campaign }: CodeAudit) =>
  test.database.asSuperuser(
    `update profiling_shuffles set lease_until = now() - interval '1 second' where campaign_id = $1`,
    [campaign.id],
  );
const work = () => {
  const { database } = test.database;
  return processDueOnce(shuffleQueue(database), { database, clock: () => test.now() });
};

describe('the rows of a closed audit', () => {
  const expectRewritten = async (audit: CodeAudit, before: Rows) => {
    const after = await rowsOf(audit);
    expect(after).toMatchObject({ people: before.people, single: 0 });
    expect(after.ids.filter((id) => before.ids.includes(id))).toEqual([]);
    expect(after.ids).toEqual(after.ids.toSorted());
    expect(after.transactions).toBe(1);
    expect(await isQueued(audit)).toBe(false);
  };

  it.each([
    ['by its owner', () => undefined],
    ['by a super administrator of another organisation', () => test.make.superadmin()],
  ])('are rewritten by a job, not by the request that closes it %s', async (_who, by) => {
    const audit = await closedAudit(await by());
    const before = await rowsOf(audit);
    expect(before.transactions).toBeGreaterThan(1);
    expect(await isQueued(audit)).toBe(true);
    await work();
    await expectRewritten(audit, before);
  });

  it('are rewritten by another process when one was killed before it began', async () => {
    const audit = await closedAudit();
    const before = await rowsOf(audit);
    await test.database.database.withPlatform(claimShuffle);
    await work();
    expect(await rowsOf(audit)).toEqual(before);
    await expireLease(audit);
    await work();
    await expectRewritten(audit, before);
  });

  it('are as before when a process is killed midway, and are rewritten later', async () => {
    const audit = await closedAudit();
    const before = await rowsOf(audit);
    const { database } = test.database;
    // Holds the job's row, which goes after everything else: at the kill all rows are rewritten but not committed.
    let killed: Promise<unknown> = Promise.resolve();
    await database.withTenant(audit.campaign.organizationId, async (tx) => {
      await tx.sql.execute(sql`select from profiling_shuffles for no key update`);
      // The claim skips a locked row, so the job is claimed as if this had begun later.
      const job = { organizationId: audit.campaign.organizationId, campaignId: audit.campaign.id };
      const lane = shuffleQueue(database).openLane();
      killed = lane
        .process({ ...job, worker: audit.campaign.id }, new AbortController().signal)
        .catch((error: unknown) => error);
      await expect
        .poll(
          async () =>
            (
              await test.database.asSuperuser<{ killed: boolean }>(
                `select pg_terminate_backend(pid) as killed from pg_stat_activity
                 where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from "profiling_shuffles"%'`,
              )
            ).length,
          { timeout: 60_000 },
        )
        .toBe(1);
      await killed;
    });
    expect(await killed).toBeInstanceOf(Error);
    expect(await rowsOf(audit)).toEqual(before);
    expect(await isQueued(audit)).toBe(true);
    await work();
    await expectRewritten(audit, before);
  });

  it('wait for a snapshot that is being taken, which rewrites them itself', async () => {
    const audit = await createCodeAudit(test, owner, { minimumGroup: 5 });
    await insertRespondents(test, audit.campaign, times(6, {}));
    await audit.close();
    const before = await rowsOf(audit);
    await work();
    expect(await rowsOf(audit)).toEqual(before);
    await test.takeSnapshots();
    await expectRewritten(audit, before);
  });
});
