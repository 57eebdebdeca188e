import { contract, type Decision, PROGRESS_DAYS, type ScreeningProgress } from '@cadran/contract';
import type { MadeCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { advanceToNoon } from '../../../testing/advance-to-noon.ts';

const DAY_MS = 86_400_000;

describe('the progress of a campaign', () => {
  let test: TestApp;
  let owner: MadeUser;
  let campaign: MadeCampaign;
  let today: string;
  /** `ms` after midnight, `days` ago. */
  const ago = (days: number, ms = 0) => new Date(Date.parse(today) - days * DAY_MS + ms);
  const finished = (openedAt: Date, completedAt: Date, decided?: Decision) =>
    test.make.candidate(campaign, {
      openedAt,
      status: 'completed',
      completedAt,
      ...(decided && { decision: decided }),
    });

  beforeAll(async () => {
    test = await createTestApp();
    advanceToNoon(test);
    today = test.now().toISOString().slice(0, 10);
    const organizationId = await test.make.organization({ timeZone: 'UTC' });
    owner = await test.make.user({ organizationId });
    campaign = await test.make.screeningCampaign(owner);
    await finished(ago(2, DAY_MS - 1), ago(1));
    await finished(ago(2), ago(2, DAY_MS - 1), 'rejected');
    await test.make.candidate(campaign, { openedAt: ago(0) });
    await finished(ago(PROGRESS_DAYS), ago(PROGRESS_DAYS - 1));
    const other = await test.make.screeningCampaign(owner);
    await test.make.candidate(other, { status: 'completed', completedAt: ago(0) });
  });
  afterAll(() => test.close());

  const read = async () => {
    const answer = await (
      await test.as(owner)
    ).call(contract.screening.progress, { params: { id: campaign.id } });
    expect(answer.statusCode).toBe(200);
    return answer.json<ScreeningProgress>();
  };

  it('counts completed candidates without a decision', async () => {
    expect((await read()).undecided).toBe(2);
  });

  it('counts started and completed questionnaires of each of the last thirty days', async () => {
    const { days } = await read();
    expect(days).toHaveLength(30);
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, index) =>
        ago(29 - index)
          .toISOString()
          .slice(0, 10),
      ),
    );
    const busy = days.filter(({ started, completed }) => started + completed > 0);
    const day = (n: number) => ago(n).toISOString().slice(0, 10);
    expect(busy).toEqual([
      { day: day(29), started: 0, completed: 1 },
      { day: day(2), started: 2, completed: 1 },
      { day: day(1), started: 0, completed: 1 },
      { day: day(0), started: 1, completed: 0 },
    ]);
  });
});
