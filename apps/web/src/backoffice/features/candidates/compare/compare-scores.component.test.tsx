import { type CandidateDecision, type Comparison, SCORED_SECTIONS } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates as candidateTexts } from '@cadran/i18n/candidates';
import { toComparedCandidates } from '@cadran/reports/compared';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../../testing/render-backoffice.tsx';
import { candidateFixture } from '../../../shared/candidate/candidate.fixture.ts';
import { CompareScores } from './compare-scores.tsx';

type Compared = Comparison['candidates'][number];
type PerSection<T> = Record<(typeof SCORED_SECTIONS)[number], T | null>;

const perSection = <T,>(values: Partial<PerSection<T>>): PerSection<T> =>
  Object.fromEntries(
    SCORED_SECTIONS.map((section) => [section, values[section] ?? null]),
  ) as PerSection<T>;

const UNDECIDED: CandidateDecision = {
  decision: 'undecided',
  note: '',
  by: null,
  at: null,
  interviewers: [],
};
const sections = perSection({ values: 72, languages: 40, skills: 90 });
const NEW: Compared = {
  ...candidateFixture('Ada', { sections }),
  precision: perSection({
    values: { interval: { low: 61, high: 79 }, certainty: 'uncertain' },
    languages: { interval: { low: 40, high: 40 }, certainty: 'very_likely' },
  }),
  measures: null,
  recorded: UNDECIDED,
};
const OTHER_VERSION: Compared = {
  ...candidateFixture('Ivo', {
    sections: { ...sections, skills: 30 },
    engineVersion: 1,
    verdict: null,
    interval: null,
    certainty: null,
  }),
  precision: null,
  measures: null,
  recorded: UNDECIDED,
};

const renderScores = async (language: Language) => {
  const compared = toComparedCandidates([NEW, OTHER_VERSION], ({ firstName }) => firstName ?? '');
  await renderBackoffice(language, <CompareScores candidates={compared} />, {
    api: createFakeApi(),
    path: '/',
  });
  const words = await candidateTexts.load(language);
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`, 'u') })).getAllByRole('cell');
  return { t: await backoffice.candidates.load(language), words, cells };
};

describe.each(languagesFor('en'))('scores side by side (%s)', (language) => {
  it('say for each section where it probably lies and how sure that is', async () => {
    const { t, words, cells } = await renderScores(language);
    const [own] = cells(words.sections.values);
    expect(own?.textContent).toContain('72');
    expect(own?.textContent).toContain(t.probably('61', '79'));
    expect(own?.textContent).toContain(words.certainties.uncertain.toLowerCase());
  });

  it('have no interval where nothing was measured, and none from another version', async () => {
    const { words, cells, t } = await renderScores(language);
    const [facts] = cells(words.sections.languages);
    expect(facts?.textContent).toBe('40');
    const [, earlier] = cells(words.sections.values);
    expect(earlier?.textContent).toBe('72');
    expect(cells(t.certainty)[1]?.textContent).toBe(t.otherVersion);
  });

  it('mark the highest of a row only where its interval lies above the others', async () => {
    const { words, t } = await renderScores(language);
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`, 'u') });
    expect(row(words.sections.values).textContent).toContain(t.comparing.unclear);
    expect(row(words.sections.languages).textContent).toContain(t.comparing.unclear);
    expect(row(words.sections.skills).textContent).toContain(t.comparing.best);
    expect(within(row(words.sections.skills)).getAllByRole('cell')[1]?.textContent).toBe('30');
  });
});
