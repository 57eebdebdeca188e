import { type Report, type ReportBlock, reportModel } from '@cadran/contract';
import { shownGap } from '@cadran/charts/models';
import {
  CULTURE_DIMENSIONS,
  CULTURE_TYPES,
  type Language,
  LANGUAGES,
} from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { CULTURE_TYPE_TEXTS, RECOMMENDATION_TEXTS } from '@cadran/instruments';
import { describe, expect, test } from 'vitest';
import {
  CULTURE_AUDIT_UNITS,
  randomCultureAudit,
  randomGroup,
} from '../testing/random-culture-audit.ts';
import { readNumber, sectionOf, shapeOf, wordsOfReport } from '../testing/report-texts.ts';
import { buildComparisonReport } from './comparison-report.ts';
import { buildProfilingReport } from './profiling-report.ts';
import { buildTrendReport } from './trend-report.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);
const HOLE =
  /undefined|NaN|\bnull\b|Infinity|\[object|[{}]|\$\{|[ \u00a0]{2}|\s[,.]|\.\.|\(\)|^\s|\s$/u;
const CODE = /\b[a-z]+_[a-z_]+\b/u;
const FRENCH_SLIP = /(?<![\u00a0\u202f\d])[;:!?»](?=\s|$)|«(?!\u00a0)|\p{L}'\p{L}/u;
const ENGLISH_SLIP = /\s[;:!?]|\p{L}'\p{L}|[«»]/u;

/** Made once: all tests of the sixty groups read the same ones. */
const AUDITS = SEEDS.map((seed) => ({
  data: randomCultureAudit(seed),
  other: randomGroup(seed + 500, 30, { selection: { unit: [CULTURE_AUDIT_UNITS[1]?.id ?? ''] } }),
}));

const reportsOf = (
  { data, other }: (typeof AUDITS)[number],
  language: Language,
): readonly Report[] => [
  buildProfilingReport(data, language),
  buildComparisonReport(data, other, language),
  buildTrendReport(data, { ...other, selection: data.group.selection }, language),
];

const blocksOf = <Kind extends ReportBlock['kind']>(report: Report, section: string, kind: Kind) =>
  sectionOf(report, section).blocks.filter(
    (block): block is Extract<ReportBlock, { kind: Kind }> => block.kind === kind,
  );

describe('60 random groups: report, comparison and trend, both languages', () => {
  test('the headline does not name the culture wished for and then again as wanted more', () => {
    const leads = AUDITS.flatMap(({ data }) =>
      blocksOf(buildProfilingReport(data, 'en'), 'culture', 'paragraph').filter(({ lead }) => lead),
    ).map(({ text }) => text);
    expect(leads).toHaveLength(SEEDS.length);
    const twice = /wish for is (?:above all|clearly|mixed, with) (\w+).*want more of \1/u;
    expect(leads.filter((lead) => twice.test(lead))).toEqual([]);
    for (const form of ['a gap of +', 'they want more of', 'they want less of'])
      expect(
        leads.some((lead) => lead.includes(form)),
        form,
      ).toBe(true);
  });

  test.each(LANGUAGES)(
    'have no missing texts, no codes and no typographic errors (%s)',
    (language) => {
      const slip = language === 'fr' ? FRENCH_SLIP : ENGLISH_SLIP;
      const words = AUDITS.flatMap((audit) => reportsOf(audit, language).flatMap(wordsOfReport));
      expect(words.length).toBeGreaterThan(10_000);
      expect(words.filter((word) => HOLE.test(word) || CODE.test(word) || slip.test(word))).toEqual(
        [],
      );
    },
  );

  test('have the same form in both languages, and the contract accepts all of it', () => {
    for (const audit of AUDITS) {
      const french = reportsOf(audit, 'fr');
      const english = reportsOf(audit, 'en');
      for (const [place, report] of french.entries()) {
        expect(shapeOf({ ...report, language: '' })).toEqual(
          shapeOf({ ...english[place], language: '' }),
        );
        expect(reportModel.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
      }
    }
  });

  test('hold everything the spec lists, in its order', () => {
    for (const { data } of AUDITS)
      expect(buildProfilingReport(data, 'en').sections.map(({ id }) => id)).toEqual([
        'culture',
        'introduction',
        'distribution',
        'leadership',
        'gaps',
        'congruence',
        'values',
        'recommendations',
        'guide',
        'reference',
      ]);
  });
});

describe('the report of a group', () => {
  test('draws medians with their spread, an arrow from perceived to desired, and the values sets', () => {
    const data = randomCultureAudit(1);
    const { perceived, desired } = data.group.report;
    const [quadrant, bars] = blocksOf(buildProfilingReport(data, 'en'), 'culture', 'picture');
    if (quadrant?.picture.kind !== 'quadrant' || bars?.picture.kind !== 'culture_bars')
      throw new Error('the diagram and the bars');
    const { points, arrows } = quadrant.picture.model;
    expect(points.slice(0, 2)).toMatchObject([
      {
        ...perceived.point,
        kind: 'actual',
        radius: perceived.radius,
        quartiles: {
          x: [perceived.spread?.x.low, perceived.spread?.x.high],
          y: [perceived.spread?.y.low, perceived.spread?.y.high],
        },
      },
      { ...desired.point, kind: 'target' },
    ]);
    expect(arrows).toEqual([{ from: 0, to: 1 }]);
    expect(points.slice(2).map(({ color }) => color)).toEqual(
      data.valuesSets.map(({ color }) => color),
    );
    expect(bars.picture.rows).toEqual(
      CULTURE_TYPES.map((type) => ({
        type,
        actual: perceived.bars[type],
        target: desired.bars[type],
      })),
    );
  });

  test.each(LANGUAGES)('writes the gaps it draws, cut and never rounded up (%s)', (language) => {
    for (const { data } of AUDITS) {
      const [table] = blocksOf(buildProfilingReport(data, language), 'gaps', 'table');
      for (const [place, type] of CULTURE_TYPES.entries()) {
        const { gap, level } = data.group.report.gaps[type];
        const written = readNumber(table?.rows[place]?.[3] ?? '', language);
        expect(written).toBe(shownGap(gap));
        expect(Math.abs(written) >= 10).toBe(level === 'priority');
        expect(Math.abs(written) < 5).toBe(level === 'keep');
      }
    }
  });

  test('shares of respondents are shares of one and sum to it', () => {
    const [drawn] = blocksOf(
      buildProfilingReport(randomCultureAudit(4), 'fr'),
      'distribution',
      'picture',
    );
    if (drawn?.picture.kind !== 'distribution') throw new Error('the distribution');
    const total = drawn.picture.rows.reduce((sum, { actual }) => sum + (actual ?? 0), 0);
    expect(total).toBeCloseTo(1, 9);
  });

  test.each([
    [9, true],
    [10, false],
  ])('of %i people is called indicative: %s', (people, called) => {
    const data = { ...randomCultureAudit(1), group: randomGroup(1, people) };
    const titles = blocksOf(buildProfilingReport(data, 'en'), 'introduction', 'callout').map(
      ({ title }) => title,
    );
    expect(titles.includes('Indicative only')).toBe(called);
  });

  test('says when the campaign is still open, and how many questionnaires were left out', () => {
    const group = randomGroup(5, 40, {
      snapshot: { kind: 'interim', takenAt: '2026-05-15T10:00:00Z' },
    });
    const report = buildProfilingReport({ ...randomCultureAudit(1), group }, 'en');
    expect(blocksOf(report, 'introduction', 'callout').map(({ text }) => text)).toEqual([
      expect.stringContaining('Others may still respond'),
      expect.stringContaining('3 questionnaires'),
    ]);
  });

  test('shows congruence dimension by dimension', () => {
    const data = randomCultureAudit(2);
    const [drawn] = blocksOf(buildProfilingReport(data, 'en'), 'congruence', 'picture');
    if (drawn?.picture.kind !== 'congruence') throw new Error('the congruence');
    expect(drawn.picture.model.dimensions.map(({ deviation }) => deviation)).toEqual(
      CULTURE_DIMENSIONS.map((d) => data.group.report.perceived.congruence?.deviations[d]),
    );
  });

  test.each(LANGUAGES)('lists what fired with what to do more, less and first (%s)', (language) => {
    const shown: unknown[] = [];
    const expected: string[] = [];
    for (const { data } of AUDITS) {
      const fired = data.group.report.recommendations;
      const report = buildProfilingReport(data, language);
      const [table] = blocksOf(report, 'recommendations', 'table');
      expect(table?.rows).toHaveLength(fired.length);
      const [first] = fired;
      if (first?.rule !== 'develop') continue;
      shown.push(table?.rows[0]?.[1]);
      expected.push(RECOMMENDATION_TEXTS.develop[first.culture].more[language]);
    }
    expect(expected).not.toEqual([]);
    expect(shown).toEqual(expected);
  });

  test('says how many codes were given out, by mail and on cards, and nothing of them by link', () => {
    const data = randomCultureAudit(3);
    const introductionOf = (codes: typeof data.codes) =>
      JSON.stringify(buildProfilingReport({ ...data, codes }, 'en').sections[1]);
    expect(introductionOf({ mailed: 1040, printed: 24 })).toContain(
      '1,064 (1,040 by email, 24 on cards)',
    );
    expect(introductionOf(null)).not.toContain(REPORT_WORDS.en.profiling.introduction.codes);
  });

  test('names units and groups, and what was not given', () => {
    const selection = { unit: [CULTURE_AUDIT_UNITS[1]?.id ?? '', 'not_given' as const] };
    const data = randomCultureAudit(1, { selection });
    expect(buildProfilingReport(data, 'en').subtitle).toContain('Unit: Atelier and Not given');
    expect(buildProfilingReport(data, 'fr').subtitle).toContain(
      'Unité\u00a0: Atelier et Non renseigné',
    );
  });

  test('ends with the reference table of the four types', () => {
    const [table] = blocksOf(
      buildProfilingReport(randomCultureAudit(1), 'fr'),
      'reference',
      'table',
    );
    expect(table?.rows.map(([, description]) => description)).toEqual(
      CULTURE_TYPES.map((type) => CULTURE_TYPE_TEXTS[type].description.fr),
    );
  });
});

describe('two groups side by side', () => {
  test.each([
    [
      { unit: [CULTURE_AUDIT_UNITS[0]?.id ?? ''] },
      { unit: [CULTURE_AUDIT_UNITS[1]?.id ?? ''] },
      false,
    ],
    [{ unit: [CULTURE_AUDIT_UNITS[0]?.id ?? ''] }, { gender: ['male' as const] }, true],
    [{}, { gender: ['male' as const] }, true],
  ])('%o and %o have people in common: %s', (first, second, common) => {
    const data = randomCultureAudit(1, { selection: first });
    const report = buildComparisonReport(data, randomGroup(2, 20, { selection: second }), 'en');
    const words = wordsOfReport(report).join('\n');
    expect(words.includes('people in common')).toBe(common);
  });

  test.each([
    ['comparison', buildComparisonReport],
    ['trend', buildTrendReport],
  ] as const)('a %s says at once that people are few and that others may respond', (_, build) => {
    const interim = { kind: 'interim' as const, takenAt: '2026-03-15T10:00:00.000Z' };
    for (const [first, second] of [
      [6, 30],
      [30, 6],
      [6, 6],
    ] as const) {
      const group = randomGroup(2, first, { snapshot: interim });
      const report = build({ ...randomCultureAudit(1), group }, randomGroup(4, second), 'en');
      expect(blocksOf(report, 'introduction', 'callout').map(({ title }) => title)).toEqual([
        REPORT_WORDS.en.profiling.introduction.indicativeTitle,
        REPORT_WORDS.en.profiling.introduction.interimTitle,
      ]);
    }
  });

  test('differences are the second minus the first', () => {
    const data = randomCultureAudit(1);
    const second = randomGroup(2, 30);
    const [table] = blocksOf(buildComparisonReport(data, second, 'en'), 'gaps', 'table');
    const bars = [data.group.report.perceived.bars, second.report.perceived.bars];
    for (const [place, type] of CULTURE_TYPES.entries())
      expect(readNumber(table?.rows[place]?.[3] ?? '', 'en')).toBeCloseTo(
        (bars[1]?.[type] ?? 0) - (bars[0]?.[type] ?? 0),
        0,
      );
  });

  test.each([
    ['comparison', buildComparisonReport],
    ['trend', buildTrendReport],
  ] as const)('scientific terms of a %s are explained where they stand', (_, build) => {
    const report = build(randomCultureAudit(1), randomGroup(2, 30), 'fr');
    const [quadrant] = blocksOf(report, 'culture', 'picture');
    expect(quadrant?.picture.terms).toEqual(['median', 'dispersion', 'strength']);
    const measures = blocksOf(report, 'gaps', 'table').at(-1);
    expect(measures?.terms).toEqual(['gap', 'dispersion', 'strength', 'congruence']);
    const facts = blocksOf(report, 'introduction', 'facts').flatMap((block) => block.facts);
    expect(facts.filter(({ term }) => term === 'snapshot')).toHaveLength(2);
  });

  test.each([1, 2])('excluded questionnaires (%i) are worded in correct French', (count) => {
    const { fr } = REPORT_WORDS;
    const text = fr.profiling.introduction.leftOut(count, String(count));
    expect(text.includes('questionnaires')).toBe(count > 1);
  });

  test('a trend draws the way from the earlier to the present culture', () => {
    const data = randomCultureAudit(1);
    const earlier = randomGroup(9, 30);
    const [quadrant] = blocksOf(buildTrendReport(data, earlier, 'en'), 'culture', 'picture');
    if (quadrant?.picture.kind !== 'quadrant') throw new Error('the diagram');
    const { points, arrows } = quadrant.picture.model;
    const [arrow] = arrows ?? [];
    expect(points[arrow?.from ?? -1]).toMatchObject(earlier.report.perceived.point);
    expect(points[arrow?.to ?? -1]).toMatchObject(data.group.report.perceived.point);
    // Short enough to be distinct on a phone, whatever the campaigns' names.
    expect(points.map(({ label }) => label)).toEqual([
      'Now, perceived',
      'Before, perceived',
      'Now, desired',
    ]);
  });
});
