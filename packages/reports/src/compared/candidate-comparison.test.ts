import { type Comparison, reportModel, SCORED_SECTIONS } from '@cadran/contract';
import { DOMAINS, LANGUAGES, TRAITS } from '@cadran/contract/codes';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { expect, test } from 'vitest';
import { sectionOf } from '../testing/report-texts.ts';
import { buildCandidateComparison } from './candidate-comparison.ts';

type Compared = Comparison['candidates'][number];

const compared = (firstName: string, skills: number, change: Partial<Compared> = {}): Compared => ({
  id: '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c01',
  campaignId: '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c02',
  status: 'completed',
  language: 'fr',
  openedAt: '2026-11-02T08:15:00.000Z',
  completedAt: '2026-11-02T09:01:00.000Z',
  contact: { firstName, lastName: null, email: null, phone: null },
  overall: skills,
  verdict: 'fits',
  interval: { low: skills - 5, high: skills + 5 },
  certainty: null,
  quality: 'good',
  sections: Object.fromEntries(
    SCORED_SECTIONS.map((section) => [section, section === 'skills' ? skills : null]),
  ) as Compared['sections'],
  engineVersion: 2,
  decision: 'interview',
  decisionMail: { state: 'none', at: null },
  can: { delete: false, decide: true },
  precision: null,
  measures: null,
  recorded: { decision: 'interview', note: '', by: null, at: null, interviewers: [] },
  ...change,
});

const COMPARISON: Comparison = {
  campaign: { id: '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c02', name: 'Baker' },
  target: { culture: null, values: null, personality: null, motivations: null },
  norms: { version: '1', source: '', provisional: true },
  candidates: [compared('Ada', 80), compared('Ada', 76)],
};

test.each(LANGUAGES)(
  'the comparison as a report has its table, marks and decisions (%s)',
  async (language) => {
    const words = {
      comparison: await backoffice.candidates.load(language),
      names: await candidates.load(language),
    };
    const nameOf = ({ firstName }: Compared['contact']): string => firstName ?? '';
    const report = buildCandidateComparison(COMPARISON, words, nameOf, language);
    expect(reportModel.parse(report)).toEqual(report);
    expect(report.subtitle).toContain('Baker');
    // Nobody answered the rest: no empty sections.
    expect(report.sections.map(({ id }) => id)).toEqual(['scores']);
    const table = sectionOf(report, 'scores').blocks.find((block) => block.kind === 'table');
    expect(table).toMatchObject({ columns: [expect.anything(), 'Ada (1)', 'Ada (2)'] });
    const rows = table?.kind === 'table' ? table.rows : [];
    const { best, unclear } = words.comparison.comparing;
    // The overall intervals overlap; the declared skills do not.
    expect(rows[1]?.[0]).toContain(unclear.toLowerCase());
    expect(rows[1]?.slice(1)).toEqual(['80 (75–85)', '76 (71–81)']);
    expect(rows[2]).toEqual([words.names.sections.skills, `80, ${best.toLowerCase()}`, '76']);
    expect(rows.at(-1)?.slice(1)).toEqual(
      Array.from({ length: 2 }, () => words.names.decisions.interview),
    );
  },
);

test.each(LANGUAGES)('every trait on paper has its name above its chart (%s)', async (language) => {
  const words = {
    comparison: await backoffice.candidates.load(language),
    names: await candidates.load(language),
  };
  const personality = Object.fromEntries(
    TRAITS.map((trait) => [trait, { position: 3, margin: 0.3 }]),
  ) as NonNullable<Compared['measures']>['personality'];
  const measures = { culture: null, values: null, personality, motivations: null };
  const report = buildCandidateComparison(
    { ...COMPARISON, candidates: [compared('Ada', 80, { measures })] },
    words,
    () => 'Ada',
    language,
  );
  const { blocks } = sectionOf(report, 'personality');
  const charts = blocks.filter((block) => block.kind === 'picture');
  expect(charts).toHaveLength(DOMAINS.length);
  for (const chart of charts)
    expect(blocks[blocks.indexOf(chart) - 1]).toEqual({
      kind: 'subtitle',
      text: chart.picture.title,
    });
});
