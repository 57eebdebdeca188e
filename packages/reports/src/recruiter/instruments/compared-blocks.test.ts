import { DOMAINS, TRAITS } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { randomCandidate } from '../../testing/random-candidate.ts';
import { buildRecruiterReport } from '../recruiter-report.ts';

const withNorms = () => {
  const candidate = randomCandidate(1);
  const { scores } = candidate;
  const personality = scores?.measures.personality;
  if (!scores || !personality) throw new Error('a candidate with scores');
  const norm = { mean: 12, sd: 3 };
  const figures = Object.fromEntries(TRAITS.map((trait) => [trait, norm])) as never;
  const compared = {
    norms: {
      id: 'ours',
      name: 'Our people',
      language: 'fr' as const,
      people: 1200,
      adoptedAt: '2026-03-01T12:00:00.000Z',
    },
    reference: {
      version: 'ours',
      source: 'Our people',
      provisional: false,
      domains: figures,
      facets: figures,
    },
    traits: Object.fromEntries(
      TRAITS.map((trait) => [trait, { t: 56.2, percentile: 73, band: 'high' as const }]),
    ) as never,
  };
  const measures = { ...scores.measures, personality: { ...personality, compared } };
  return { ...candidate, scores: { ...scores, measures } };
};

const personalityOf = (candidate: ReturnType<typeof randomCandidate>, language: 'fr' | 'en') =>
  buildRecruiterReport(candidate, language).sections.find(({ id }) => id === 'personality');

describe('a report by adopted norms', () => {
  it.each([
    ['fr', 'Our people', '1 200', 'français', 'élevé'],
    ['en', 'Our people', '1,200', 'French', 'high'],
  ] as const)(
    'names them and has T, percentile and level (%s)',
    (language, name, people, read, level) => {
      const section = personalityOf(withNorms(), language);
      const text = JSON.stringify(section).replaceAll(/[\u00a0\u202f]/g, ' ');
      for (const part of [name, people, read]) expect(text).toContain(part);
      const rows = section?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
      const compared = rows?.filter((row) => row.at(-1) === level);
      expect(compared).toHaveLength(TRAITS.length);
      expect(compared?.[0]?.slice(1, 3)).toEqual([expect.stringMatching(/^56\s±\s4$/u), '73']);
      expect(compared?.[DOMAINS.length]?.[1]).toMatch(/^56\s±\s6$/u);
    },
  );

  it('compares with nobody without them', () => {
    const text = JSON.stringify(personalityOf(randomCandidate(1), 'en'));
    expect(text).toContain('Nothing is compared with other people');
    expect(text).not.toContain('Percentile');
  });
});
