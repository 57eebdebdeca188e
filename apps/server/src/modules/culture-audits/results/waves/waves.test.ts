import { randomUUID } from 'node:crypto';
import { type CompleteWaves, contract, type ProfilingCampaign, type Waves } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRespondents, times } from '../../../../testing/culture-audits/insert-respondents.ts';
import { type Caller, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const { profiling, profilingResults } = contract;
const [A, B, RENAMED] = [randomUUID(), randomUUID(), randomUUID()];
const unit = (id: string, name: string) => ({
  id,
  name: { fr: name, en: name },
  expectedHeadcount: 40,
});

describe('waves of audits', () => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    me = await test.as(owner);
  });
  afterAll(() => test.close());

  type Audit = { readonly id: string; readonly organizationId: string };
  const takeResults = async (audit: Audit, units: readonly string[]): Promise<void> => {
    const people = units.flatMap((unitId) => times(20, { unitId }));
    await insertRespondents(test, audit, people);
    await me.call(profilingResults.takeSnapshot, { params: { id: audit.id } });
    await test.takeSnapshots();
    test.advance(1000);
  };
  const repeat = async ({ id }: Audit): Promise<ProfilingCampaign> => {
    const answer = await me.call(profiling.repeatCampaign, { params: { id } });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const wavesOf = async ({ id }: Audit): Promise<Waves> => {
    const answer = await me.call(profilingResults.waves, { params: { id } });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const save = ({ id }: Audit, body: object) =>
    me.call(profilingResults.saveWaves, { params: { id }, body });
  const make = (units: readonly ReturnType<typeof unit>[]) =>
    test.make.profilingCampaign(owner, { units: [...units], access: 'codes' });

  it('continue with a repeated audit, which is closed and has the same units', async () => {
    const first = await make([unit(A, 'North'), unit(B, 'South')]);
    await takeResults(first, [A, B]);
    const second = await repeat(first);
    expect(second).toMatchObject({ status: 'closed', units: first.units, access: 'codes' });
    expect(second.respondents.completed).toBe(0);
    // Without results it is no wave yet.
    expect((await wavesOf(second)).waves.map(({ campaign }) => campaign.id)).toEqual([first.id]);
    await takeResults(second, [A]);
    for (const asked of [first, second]) {
      const { waves, lines, audits } = await wavesOf(asked);
      expect(waves.map(({ campaign }) => campaign.id)).toEqual([first.id, second.id]);
      expect(lines.map((line) => line.unit?.id ?? null)).toEqual([null, A, B]);
      const people = lines.map(({ points }) =>
        points.map((point) => point?.figures?.respondents ?? null),
      );
      // Nobody of the south answered the second time: its report is refused, and so is its point.
      expect(people).toEqual([
        [40, 20],
        [20, 20],
        [20, null],
      ]);
      expect(audits.filter(({ inSeries }) => inSeries).map(({ id }) => id)).toEqual(
        expect.arrayContaining([first.id, second.id]),
      );
    }
  });

  it('can be asked for one figure only', async () => {
    const audit = await make([unit(A, 'North'), unit(B, 'South')]);
    await takeResults(audit, [A]);
    const params = { id: audit.id };
    const all = (await me.call(profilingResults.waves, { params })).json<CompleteWaves>();
    const answer = await me.call(profilingResults.waves, { params, query: { figure: 'gap' } });
    expect(answer.json<Waves>().lines).toEqual(
      all.lines.map(({ unit: of, points }) => ({
        unit: of,
        points: points.map((point) => {
          const { respondents, precision, gap } = point?.figures ?? {};
          return { ...point, figures: gap ? { respondents, precision, gap } : null };
        }),
      })),
    );
    const wrong = await me.call(profilingResults.waves, { params, query: { figure: 'x' } });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([422, { figure: 'one_of' }]);
  });

  it('are joined and left by hand, and units matched by hand', async () => {
    const earlier = await make([unit(A, 'Sales'), unit(B, 'Workshop')]);
    const later = await make([unit(RENAMED, 'Business'), unit(randomUUID(), 'Workshop')]);
    await takeResults(earlier, [A, B]);
    await takeResults(later, [RENAMED]);
    expect((await wavesOf(later)).waves).toHaveLength(1);
    const joined = await save(later, { campaignIds: [earlier.id, later.id] });
    expect(joined.statusCode).toBe(200);
    const { waves, lines, matches } = joined.json<Waves>();
    expect(waves).toHaveLength(2);
    // The workshop has the same name, the renamed unit has not.
    expect(lines.map((line) => line.unit?.name.en ?? null)).toEqual([
      null,
      'Business',
      'Workshop',
      'Sales',
    ]);
    expect(matches.map(({ unitId, by }) => [unitId, by])).toEqual([
      [B, 'name'],
      [A, 'none'],
    ]);
    const match = { campaignId: earlier.id, unitId: A, latestUnitId: RENAMED };
    const matched = (await save(later, { matches: [match] })).json<Waves>();
    expect(
      matched.lines
        .find((line) => line.unit?.id === RENAMED)
        ?.points.map((point) => point?.figures?.respondents),
    ).toEqual([20, 20]);
    await save(later, { campaignIds: [later.id] });
    expect((await wavesOf(later)).waves).toHaveLength(1);
    expect((await wavesOf(earlier)).waves).toHaveLength(1);
  });

  it('refuse strangers: other subjects, other units, audits somebody else owns', async () => {
    const mine = await make([unit(A, 'North')]);
    const other = await test.make.profilingCampaign(owner, { subject: 'plant', access: 'codes' });
    const colleague = await test.make.user({ organizationId: owner.organizationId });
    const theirs = await test.make.profilingCampaign(colleague, { access: 'codes' });
    const refusals = [
      [{ campaignIds: [mine.id, other.id] }, 422],
      [{ campaignIds: [] }, 422],
      [{ campaignIds: [mine.id, theirs.id] }, 403],
      [{ campaignIds: [mine.id, randomUUID()] }, 404],
      [{ matches: [{ campaignId: mine.id, unitId: B, latestUnitId: null }] }, 422],
      [{ matches: [{ campaignId: mine.id, unitId: A, latestUnitId: B }] }, 422],
    ] as const;
    for (const [body, status] of refusals)
      expect([body, (await save(mine, body)).statusCode]).toEqual([body, status]);
  });
});
