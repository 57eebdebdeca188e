import type { Report, ReportBlock } from '@cadran/contract';
import { type Language, LANGUAGES } from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { describe, expect, test } from 'vitest';
import { publishedGroup, randomCultureAudit } from '../testing/random-culture-audit.ts';
import { sectionOf, wordsOfReport } from '../testing/report-texts.ts';
import { buildComparisonReport } from './comparison-report.ts';
import { buildProfilingReport } from './profiling-report.ts';
import { buildTrendReport } from './trend-report.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const AUDITS = SEEDS.map((seed) => ({
  data: { ...randomCultureAudit(seed), group: publishedGroup(seed, 60) },
  other: publishedGroup(seed + 100, 120),
}));
const reportsOf = ({ data, other }: (typeof AUDITS)[number], language: Language) => [
  buildProfilingReport(data, language),
  buildComparisonReport(data, other, language),
  buildTrendReport(data, other, language),
];
const tablesOf = (report: Report) =>
  report.sections.flatMap(({ blocks }) =>
    blocks.filter(
      (block): block is Extract<ReportBlock, { kind: 'table' }> => block.kind === 'table',
    ),
  );
/** "33.3 (28.1 to 39.0)", and for words "Mentor (in 82% of recalculations)". */
const SURE = {
  fr: /\(de\s.+\sà\s.+\)|% des calculs\)/u,
  en: /\(.+\sto\s.+\)|% of recalculations\)/u,
};

describe.each(LANGUAGES)('published figures (%s)', (language) => {
  const texts = REPORT_WORDS[language].profiling;
  /** What describes how answers are spread is no estimate. */
  const spread: readonly string[] = [
    texts.culture.measures.xSpread,
    texts.culture.measures.ySpread,
    texts.values.noDirection,
  ];

  test('no number stands in a table without its interval', () => {
    for (const audit of AUDITS)
      for (const report of reportsOf(audit, language))
        for (const { rows, numeric = [] } of tablesOf(report))
          for (const row of rows.filter(([name = '']) => !spread.includes(name)))
            for (const cell of numeric.map((place) => row[place] ?? ''))
              expect(spread.includes(cell) || SURE[language].test(cell)).toBe(true);
  });

  test('the shares of leading types add up to 100 as they are written', () => {
    for (const { data } of AUDITS) {
      const report = buildProfilingReport(data, language);
      for (const { blocks } of report.sections)
        for (const block of blocks) {
          if (block.kind !== 'picture') continue;
          const { picture } = block;
          if (picture.kind !== 'distribution') continue;
          const [whole, step] = [1, 0.05];
          for (const series of ['actual', 'target'] as const) {
            const values = picture.rows.map((row) => row[series] ?? 0);
            expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(whole, 9);
            for (const value of values)
              expect(value / step).toBeCloseTo(Math.round(value / step), 6);
          }
        }
    }
  });

  test('a role and a style say in how many recalculations they are the same', () => {
    for (const { data } of AUDITS) {
      const written = JSON.stringify(sectionOf(buildProfilingReport(data, language), 'leadership'));
      const { intervals } = data.group.report.perceived;
      const percent = String(Math.round(100 * (intervals?.roleShare ?? -1)));
      expect(intervals?.roleShare).toBeGreaterThan(0);
      expect(written).toContain(percent);
    }
  });

  test('the trend of the total gap has an interval and claims no direction that it does not show', () => {
    const directions = AUDITS.map(({ data, other }) => {
      const words = wordsOfReport(buildTrendReport(data, other, language)).join('\n');
      return Object.entries(texts.trend.directions).filter(([, text]) => words.includes(text));
    });
    for (const found of directions) expect(found).toHaveLength(1);
    expect(directions.flat().map(([name]) => name)).toContain('unclear');
  });

  test('the guide says what has an interval and what has none', () => {
    for (const { data } of AUDITS)
      expect(wordsOfReport(buildProfilingReport(data, language))).toContain(texts.guide.intervals);
    const earlier = buildProfilingReport(randomCultureAudit(1), language);
    expect(wordsOfReport(earlier)).not.toContain(texts.guide.intervals);
  });
});
