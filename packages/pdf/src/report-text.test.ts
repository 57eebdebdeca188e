import { DEFAULT_THEME, type Report } from '@cadran/contract';
import {
  buildComparisonReport,
  buildPersonalReport,
  buildProfilingReport,
  buildRecruiterReport,
  buildTrendReport,
} from '@cadran/reports';
import { extractText } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { randomCandidate } from '../../reports/src/testing/random-candidate.ts';
import { randomCultureAudit, randomGroup } from '../../reports/src/testing/random-culture-audit.ts';
import { drawPicture } from './draw-picture.tsx';
import { createReportPrinter } from './report-printer.ts';

const look = {
  organization: { name: 'Hélios', logo: null },
  theme: DEFAULT_THEME,
  header: '<p>En-tête <a href="https://example.org">ici</a></p>',
  footer: null,
};

/** All texts of a model, without those inside charts. */
const textsOf = (report: Report): string[] => {
  const texts: string[] = [];
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (!['kind', 'id', 'tone', 'html', 'language'].includes(key)) texts.push(value);
    } else if (Array.isArray(value)) value.forEach((inner) => visit(inner, key));
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) if (name !== 'picture') visit(inner, name);
  };
  const { opening, ...rest } = report;
  const { gauge: _, sections: __, ...said } = opening ?? {};
  visit([rest, said], '');
  return texts;
};

const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];

const extracted = async (pdf: Uint8Array): Promise<string> => {
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/gu, ' ');
};

const BUILDERS: Readonly<Record<string, (language: Report['language']) => Report>> = {
  recruiter: (language) => buildRecruiterReport(randomCandidate(7), language),
  personal: (language) => buildPersonalReport(randomCandidate(7), language),
  profiling: (language) => buildProfilingReport(randomCultureAudit(7), language),
  comparison: (language) =>
    buildComparisonReport(
      randomCultureAudit(8),
      randomGroup(9, 30, { selection: { gender: ['male'] } }),
      language,
    ),
  trend: (language) => buildTrendReport(randomCultureAudit(8), randomGroup(9, 30), language),
};

describe('a report as PDF', () => {
  const printer = createReportPrinter(drawPicture);
  afterAll(() => printer.close());

  it.each(
    (['fr', 'en'] as const).flatMap((language) =>
      Object.keys(BUILDERS).map((kind) => ({ language, kind })),
    ),
  )(
    'contains every number and title of the $kind model in $language',
    async ({ language, kind }) => {
      const report = BUILDERS[kind]?.(language);
      if (!report) throw new Error(kind);
      const text = await extracted(await printer.print(report, look));
      const printed = new Set(numbersOf(text));
      const missing = textsOf(report)
        .flatMap(numbersOf)
        .filter((number) => !printed.has(number));
      expect(missing).toEqual([]);
      for (const { title } of report.sections)
        expect(text.replaceAll(' ', '')).toContain(title.replaceAll(/\s/gu, ''));
    },
  );

  it.each([1, 2, 3, 4, 5, 6])(
    'opens a recruiter’s report with one page: candidate %i',
    async (seed) => {
      const language = seed % 2 === 0 ? 'fr' : 'en';
      const report = buildRecruiterReport(randomCandidate(seed), language);
      const { text } = await extractText(await printer.print(report, look), { mergePages: false });
      const [first = '', second = ''] = text.map((page) => page.replaceAll(/\s+/gu, ' '));
      const { opening, sections } = report;
      if (!opening) throw new Error('a recruiter’s report has an opening');
      for (const part of [
        report.title,
        opening.strengths.title,
        opening.checks.title,
        ...[...opening.strengths.items, ...opening.checks.items].map(({ why }) => why),
        opening.reliability.title,
        opening.notice,
      ])
        expect(first).toContain(part.replaceAll(/\s+/gu, ' '));
      // The sections begin on the next page, whatever the summary holds.
      expect(second.indexOf(sections[0]?.title ?? '?')).toBeLessThan(120);
      expect(second).toContain(sections[0]?.title);
    },
  );

  it('prints a hostile name literally', async () => {
    const hostile = '#panic("x") $1$ *b* <script>alert(1)</script> \\u{41}';
    const report: Report = {
      ...buildRecruiterReport(randomCandidate(8), 'fr'),
      title: hostile,
      subtitle: hostile,
    };
    const text = await extracted(await printer.print(report, look));
    expect(text.replaceAll(' ', '')).toContain(hostile.replaceAll(' ', ''));
  });
});
