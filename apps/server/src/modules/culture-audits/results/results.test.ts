import { randomUUID } from 'node:crypto';
import {
  type AggregateReport,
  cellKey,
  type ComparedReport,
  contract,
  CULTURE_TYPES,
  type TrendReport,
} from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { cultureAuditTable, type GroupCulture, groupReport } from '@cadran/scoring';
import type { MadeProfilingCampaign, MadeUser } from '@cadran/testing';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertRespondents,
  closeAndTakeSnapshot,
  readFilters,
  times,
} from '../../../testing/culture-audits/insert-respondents.ts';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import {
  type Answers,
  findAnswersWithDimensionBars,
  findAnswersWithMeanRanks,
} from '../../../testing/culture-audits/find-rankings.ts';
import { pdfPages } from '../../../testing/files/pdf-pages.ts';
import { createTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';

const { profiling, profilingResults } = contract;

const [A, B] = [randomUUID(), randomUUID()];
const UNITS = [
  { id: A, name: { fr: 'Ventes', en: 'Sales' }, expectedHeadcount: null },
  { id: B, name: { fr: 'Atelier', en: '' }, expectedHeadcount: null },
];

const withoutCount = (culture: GroupCulture | undefined) => {
  const { respondents: _, intervals: __, ...rest } = culture ?? { respondents: 0, intervals: null };
  return rest;
};

describe('results of an audit', () => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    me = await test.as(owner);
  });
  afterAll(() => test.close());

  const report = (id: string, body: object) =>
    me.call(profilingResults.report, { params: { id }, body });

  const answered = async (women: number, men: number) => {
    const campaign = await test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' });
    const rows = await insertRespondents(test, campaign, [
      ...times(women, { unitId: A, gender: 'female' }),
      ...times(men, { unitId: A, gender: 'male' }),
      ...times(10, { unitId: B, gender: 'female' }),
      ...times(10, { unitId: B, gender: 'male' }),
    ]);
    await closeAndTakeSnapshot(test, me, campaign);
    return { campaign, rows };
  };
  const audited = async (women: number, men: number): Promise<MadeProfilingCampaign> =>
    (await answered(women, men)).campaign;
  /** For tests that only read: each of the two audits of V16 is made once. */
  const made = new Map<number, Promise<MadeProfilingCampaign>>();
  const auditedOnce = (women: 12 | 17): Promise<MadeProfilingCampaign> => {
    const campaign = made.get(women) ?? audited(women, 20 - women);
    made.set(women, campaign);
    return campaign;
  };
  const keysOf = async (campaign: { organizationId: string; id: string }) =>
    (await readFilters(me, campaign)).served
      .map(cellKey)
      .filter((key) => !key.includes('not_given'))
      .toSorted();
  const NINE = [
    '',
    `gender=female`,
    `gender=male`,
    `unit=${A}`,
    `unit=${A}&gender=female`,
    `unit=${A}&gender=male`,
    `unit=${B}`,
    `unit=${B}&gender=female`,
    `unit=${B}&gender=male`,
  ].toSorted();

  it('V16: all, A, B, F, M are served and the four pairs refused with the same error', async () => {
    const campaign = await auditedOnce(17);
    expect(await keysOf(campaign)).toEqual(NINE.filter((key) => !key.includes('&')));
    const refused = await report(campaign.id, { unit: [A], gender: ['male'] });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ error: { code: 'too_few_people' } });
    for (const unit of [A, B])
      for (const gender of ['female', 'male'])
        expect((await report(campaign.id, { unit: [unit], gender: [gender] })).statusCode).toBe(
          403,
        );
    const all = (await report(campaign.id, {})).json<AggregateReport>();
    expect(all.figures.respondents).toBe(40);
  });

  it('V16: with A = 12 F + 8 M all nine are served', async () => {
    const campaign = await auditedOnce(12);
    expect(await keysOf(campaign)).toEqual(NINE);
    for (const unit of [A, B])
      for (const gender of ['female', 'male'])
        expect((await report(campaign.id, { unit: [unit], gender: [gender] })).statusCode).toBe(
          200,
        );
  });

  const peopleOf = (sides: readonly { perceived: Answers; desired: Answers }[]) => sides;

  it('V17 through the API: points, quartiles, radius, dominant types, bars, gaps and values', async () => {
    const perceived = [
      [1.5, 2, 3.25, 3.25],
      [2, 2.25, 3, 2.75],
      [2.75, 3, 2, 2.25],
      [2.25, 2.25, 2.75, 2.75],
      [1.25, 2.5, 3.5, 2.75],
    ] as const;
    const desired = [
      [1.5, 1.75, 3.25, 3.5],
      [1.75, 1.5, 3.25, 3.5],
      [2, 1.75, 2.75, 3.5],
      [2.25, 1.5, 3, 3.25],
      [1.5, 2, 3.5, 3],
    ] as const;
    const campaign = await test.make.profilingCampaign(owner, {
      access: 'codes',
      valuesSets: [
        {
          id: A,
          name: 'BE, UN, SD',
          color: '#0f766e',
          values: [{ code: 'benevolence' }, { code: 'universalism' }, { code: 'self_direction' }],
        },
      ],
    });
    // Every person thrice: below ten answers figures are rounded, and the medians stay the same.
    const sides = perceived.map((ranks, place) => ({
      perceived: findAnswersWithMeanRanks(ranks),
      desired: findAnswersWithMeanRanks(desired[place] ?? ranks),
    }));
    await insertRespondents(test, campaign, peopleOf([...sides, ...sides, ...sides]));
    await closeAndTakeSnapshot(test, me, campaign);
    const { figures } = (await report(campaign.id, {})).json<AggregateReport>();
    expect(figures).toMatchObject({ respondents: 15, indicative: false, precision: 'exact' });
    expect(figures.perceived.point).toEqual({ x: -12.5, y: 37.5 });
    expect(figures.perceived.spread).toEqual({
      x: { low: -12.5, high: 0 },
      y: { low: 25, high: 62.5 },
    });
    expect(figures.perceived.radius).toBeCloseTo(37.5, 9);
    expect(figures.perceived.agreement).toBe('divided');
    const four = (scores: Record<string, number>): number[] =>
      CULTURE_TYPES.map((type) => Math.round((scores[type] ?? 0) * 100) / 100);
    expect(four(figures.perceived.dominant ?? {})).toEqual([70, 10, 20, 0]);
    expect(four(figures.perceived.bars)).toEqual([33.33, 29.17, 16.67, 20.83]);
    expect(figures.desired.point).toEqual({ x: 12.5, y: 75 });
    expect(four(figures.desired.bars)).toEqual([39.13, 39.13, 13.04, 8.7]);
    expect(CULTURE_TYPES.map((type) => Math.round(figures.gaps[type].gap * 100) / 100)).toEqual([
      5.8, 9.96, -3.62, -12.14,
    ]);
    // Fifteen answers show no difference.
    expect(CULTURE_TYPES.map((type) => figures.gaps[type].level)).toEqual(
      CULTURE_TYPES.map(() => 'unclear'),
    );
    expect(figures.recommendations).toEqual([]);
    const [set] = figures.valuesSets;
    expect(set?.perceived?.similarity).toBeCloseTo(0.9535, 4);
    expect(set?.perceived?.score).toBeCloseTo(95.77, 2);
    expect(set?.desired?.similarity).toBeCloseTo(0.8992, 4);
    expect(set?.desired?.score).toBeCloseTo(90.84, 2);
  });

  it('V18 through the API: congruence 83.61, strength 46.67 of the mean of the dimensions', async () => {
    const people = findAnswersWithDimensionBars(
      {
        dominant_characteristics: [40, 30, 15, 15],
        leadership: [45, 25, 10, 20],
        management_of_employees: [30, 20, 25, 25],
        organizational_glue: [35, 30, 20, 15],
        strategic_emphases: [30, 35, 20, 15],
        criteria_of_success: [40, 25, 20, 15],
      },
      6,
    );
    const campaign = await test.make.profilingCampaign(owner, { access: 'codes' });
    await insertRespondents(
      test,
      campaign,
      peopleOf([...people, ...people].map((answers) => ({ perceived: answers, desired: answers }))),
    );
    await closeAndTakeSnapshot(test, me, campaign);
    const { perceived } = (await report(campaign.id, {})).json<AggregateReport>().figures;
    expect(perceived.congruence?.value).toBeCloseTo(83.61, 2);
    expect(perceived.congruence?.level).toBe('aligned');
    expect(4 * (Math.max(...Object.values(perceived.congruence?.mean ?? {})) - 25)).toBeCloseTo(
      46.67,
      2,
    );
    expect(perceived.strength.value).toBeCloseTo(
      4 * (Math.max(...Object.values(perceived.bars)) - 25),
      9,
    );
  });

  it('of several cells equal those counted from their rows', async () => {
    const { campaign, rows } = await answered(12, 10);
    const ofGender = (gender: string) => (row: (typeof rows)[number]) => row.gender === gender;
    const selections = [
      { body: {}, holds: () => true },
      { body: { gender: ['female'] }, holds: ofGender('female') },
      { body: { unit: [A, B] }, holds: () => true },
      { body: { unit: [A, B], gender: ['male'] }, holds: ofGender('male') },
    ];
    for (const { body, holds } of selections) {
      const { figures } = (await report(campaign.id, body)).json<AggregateReport>();
      const counted = groupReport(cultureAuditTable(rows.filter(holds), PROFILING_CULTURE));
      expect(figures.respondents).toBe(counted?.respondents);
      // Shares are whole percent in what is shown.
      const exact = (culture: object) => ({
        ...culture,
        intervals: undefined,
        dominant: undefined,
      });
      for (const side of ['perceived', 'desired'] as const)
        expect(exact(figures[side])).toEqual(
          exact(JSON.parse(JSON.stringify(withoutCount(counted?.[side])))),
        );
      for (const type of CULTURE_TYPES)
        expect(figures.gaps[type].gap).toBe(counted?.gaps[type].gap);
    }
  });

  it('are refused with the same error beyond two attributes and for a foreign unit', async () => {
    const campaign = await auditedOnce(12);
    const refusals = [
      await report(campaign.id, { unit: [A], gender: ['male'], age: ['under_30'] }),
      await report(campaign.id, { unit: [randomUUID()] }),
      await report(campaign.id, { age: ['under_30'] }),
      await report(campaign.id, { unit: [A, randomUUID()] }),
    ];
    const bodies = refusals.map((answer) => {
      const { error } = answer.json<{ error: { code: string; message: string } }>();
      return [answer.statusCode, error.code, error.message];
    });
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]?.slice(0, 2)).toEqual([403, 'too_few_people']);
  });

  it.each(['codes', 'link'] as const)(
    'say before the first snapshot how many have answered (%s)',
    async (access) => {
      const { id, ...campaign } = await test.make.profilingCampaign(owner, {
        units: UNITS,
        access,
      });
      await insertRespondents(test, { id, ...campaign }, times(23, {}));
      const params = { id };
      const refusals = [
        await report(id, {}),
        await report(id, { unit: [A], gender: ['male'] }),
        await me.call(profilingResults.reportPdf, { params, body: {} }),
        await me.call(profilingResults.exportXlsx, { params }),
        await me.call(profilingResults.map, { params }),
        await me.call(contract.integration.download, { query: { kind: 'profiling', id } }),
        await me.call(contract.integration.download, { query: { kind: 'profiling_xlsx', id } }),
        await me.call(profilingResults.reportSlides, { params, body: {} }),
        await me.call(profilingResults.wavesSlides, { params }),
        await me.call(contract.integration.download, { query: { kind: 'profiling_slides', id } }),
      ];
      for (const answer of refusals) {
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({
          error: { code: 'no_results_yet', fields: { answers: '20' } },
        });
      }
    },
  );

  it('are empty for k - 1 respondents, and only the total for k', async () => {
    for (const [people, served] of [
      [4, []],
      [5, ['']],
    ] as const) {
      const campaign = await test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' });
      await insertRespondents(
        test,
        campaign,
        times(people, { unitId: A, gender: 'male' }).with(0, {}),
      );
      await closeAndTakeSnapshot(test, me, campaign);
      expect(await keysOf(campaign)).toEqual(served);
      expect((await report(campaign.id, {})).statusCode).toBe(people < 5 ? 403 : 200);
    }
  });

  it('compare two served selections; one that is not served is an error', async () => {
    const campaign = await auditedOnce(17);
    const compare = (first: object, second: object) =>
      me.call(profilingResults.compare, {
        params: { id: campaign.id },
        body: { first, second, language: 'en' },
      });
    const served = await compare({ unit: [A] }, { gender: ['female'] });
    expect(served.statusCode).toBe(200);
    const { first, second, report: model } = served.json<ComparedReport>();
    expect([first.figures.respondents, second.figures.respondents]).toEqual([20, 27]);
    expect(model.title).toBe('Two groups compared');
    for (const closed of [
      await compare({ unit: [A] }, { unit: [A], gender: ['male'] }),
      await compare({ unit: [A], gender: ['male'] }, {}),
    ])
      expect(closed.json()).toMatchObject({ error: { code: 'too_few_people' } });
  });

  it('have a trend for the same subject, an earlier date and a selection served in both', async () => {
    const earlier = await auditedOnce(12);
    const later = await audited(17, 3);
    const trend = (id: string, earlierId: string, body: object = {}) =>
      me.call(profilingResults.trend, { params: { id }, body: { earlierId, ...body } });
    expect((await readFilters(me, later)).earlier.map(({ id }) => id)).toContain(earlier.id);
    expect((await readFilters(me, earlier)).earlier.map(({ id }) => id)).not.toContain(later.id);
    const found = await trend(later.id, earlier.id, { unit: [B] });
    expect(found.statusCode).toBe(200);
    expect(found.json<TrendReport>()).toMatchObject({
      earlier: { campaign: { id: earlier.id }, figures: { respondents: 20 } },
      current: { campaign: { id: later.id }, figures: { respondents: 20 } },
    });
    // Served earlier, not now.
    const refused = await trend(later.id, earlier.id, { unit: [A], gender: ['female'] });
    expect(refused.json()).toMatchObject({ error: { code: 'too_few_people' } });
    expect((await trend(earlier.id, later.id)).statusCode).toBe(422);
    expect((await trend(later.id, later.id)).statusCode).toBe(422);
    const other = await test.make.profilingCampaign(owner, { subject: 'team', access: 'codes' });
    await insertRespondents(test, other, times(10, {}));
    await closeAndTakeSnapshot(test, me, other);
    expect((await trend(other.id, earlier.id)).statusCode).toBe(422);
    const stranger = await test.make.profilingCampaign(await test.make.user());
    expect((await trend(later.id, stranger.id)).statusCode).toBe(404);
  });

  it('are served as PDF for the same selections only', async () => {
    const campaign = await auditedOnce(17);
    const print = (body: object) =>
      me.call(profilingResults.reportPdf, { params: { id: campaign.id }, body });
    const printed = await print({ unit: [A], language: 'en' });
    expect(printed.statusCode).toBe(200);
    expect(printed.headers['content-type']).toBe('application/pdf');
    expect(printed.headers['content-disposition']).toMatch(
      /audit-audit-[0-9a-f]+-\d{4}-\d\d-\d\d\.pdf/,
    );
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    for (const body of [
      { unit: [A], gender: ['male'] },
      { compareWith: { unit: [A], gender: ['male'] } },
    ])
      expect((await print(body)).json()).toMatchObject({ error: { code: 'too_few_people' } });
  });

  it('have the campaign’s header and footer on every page of the PDF', async () => {
    const { id } = await audited(12, 8);
    const read = await me.call(profiling.readCampaign, { params: { id } });
    const { version } = read.json<{ version: number }>();
    const customization = {
      pdfHeader: { fr: '<p>Strictement interne</p>', en: null },
      pdfFooter: { fr: '<p>Direction des ressources</p>', en: null },
    };
    await me.call(profiling.updateCampaign, { params: { id }, body: { version, customization } });
    const printed = await me.call(profilingResults.reportPdf, { params: { id }, body: {} });
    const pages = await pdfPages(printed.rawPayload);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(page).toContain('Strictement interne');
      expect(page).toContain('Direction des ressources');
    }
  });

  it('by link are about one group at a time, and say so instead of too few people', async () => {
    const campaign = await test.make.profilingCampaign(owner, { units: UNITS, access: 'link' });
    await insertRespondents(test, campaign, [
      ...times(60, { unitId: A, gender: 'female' }),
      ...times(60, { unitId: B, gender: 'male' }),
    ]);
    await closeAndTakeSnapshot(test, me, campaign);
    const params = { id: campaign.id };
    expect((await report(campaign.id, { unit: [A] })).statusCode).toBe(200);
    const refused = [
      await report(campaign.id, { unit: [A], gender: ['female'] }),
      await report(campaign.id, { unit: [A, B] }),
      await report(campaign.id, { unit: [A], gender: ['female'], age: ['under_30'] }),
      await me.call(profilingResults.compare, {
        params,
        body: { first: {}, second: { unit: [A], gender: ['male'] } },
      }),
      await me.call(profilingResults.reportPdf, {
        params,
        body: { unit: [A], gender: ['female'] },
      }),
    ];
    for (const answer of refused) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        error: {
          code: 'one_group_at_a_time',
          message: expect.stringContaining('one value of one attribute'),
        },
      });
    }
    const small = await report(campaign.id, { tenure: ['2_4'] });
    expect(small.json()).toMatchObject({ error: { code: 'too_few_people' } });
  });

  it('are exported with one row per served selection and no formulas', async () => {
    const campaign = await audited(17, 3);
    await test.database.asSuperuser(
      'update profiling_campaigns set values_sets = $2 where id = $1',
      [
        campaign.id,
        JSON.stringify([{ id: A, name: '=1+1', color: '#0f766e', values: [{ code: 'power' }] }]),
      ],
    );
    const file = await me.call(profilingResults.exportXlsx, {
      params: { id: campaign.id },
      query: { language: 'en' },
    });
    expect(file.statusCode).toBe(200);
    const sheet = strFromU8(
      unzipSync(new Uint8Array(file.rawPayload))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    );
    const { served } = await readFilters(me, campaign);
    expect(sheet.match(/<row /g)).toHaveLength(served.length + 1);
    expect(sheet).toContain('Unit: Sales');
    expect(sheet).not.toContain('<f>');
    for (const column of [
      'Total gap, 95% from',
      'Role of leaders, perceived, % of recalculations',
      'Style of management, desired, % of recalculations',
    ])
      expect(sheet).toContain(column);
    const log = await readActivityLog(test, campaign.organizationId);
    expect(log.find(({ action }) => action === 'export')?.detail).toMatchObject({ format: 'xlsx' });
    const empty = await test.make.profilingCampaign(owner, { access: 'codes' });
    const refused = await me.call(profilingResults.exportXlsx, { params: { id: empty.id } });
    expect(refused.json()).toMatchObject({ error: { code: 'no_results_yet' } });
    // A newer snapshot takes the place of the one that is being read: half a file must not look like a whole one.
    await test.database.asSuperuser('delete from profiling_snapshot_cells where campaign_id = $1', [
      campaign.id,
    ]);
    await expect(
      me.call(profilingResults.exportXlsx, { params: { id: campaign.id } }),
    ).rejects.toThrow();
  });
});
