import type { ArithmeticStep } from '@cadran/contract';
import {
  displayedScore,
  type Language,
  LANGUAGES,
  SCORED_SECTIONS,
  type ScoredSection,
} from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { describe, expect, test } from 'vitest';
import { draftOf } from '../drafting/draft.ts';
import { buildRecruiterReport } from '../recruiter/recruiter-report.ts';
import { randomCandidate } from '../testing/random-candidate.ts';
import { readNumber } from '../testing/report-texts.ts';
import { resultStep } from './calibration-steps.ts';

/** What is written with two or four decimals gives back a score to about a hundredth. */
const WRITTEN = 0.03;
/** Rounded to two decimals. */
const ROUNDED = 0.00501;

const CASES = Array.from({ length: 150 }, (_, place) => {
  const candidate = randomCandidate(place + 1);
  return {
    candidate,
    fr: buildRecruiterReport(candidate, 'fr'),
    en: buildRecruiterReport(candidate, 'en'),
  };
});

type Steps = readonly ArithmeticStep[];

/** Recomputes a section's score from its written steps. */
const reader = (steps: Steps, language: Language) => {
  const words = REPORT_WORDS[language].arithmetic;
  const number = (text: string): number => readNumber(text, language);
  const step = (name: string): string => {
    const found = steps.find((one) => one.name === name);
    if (!found) throw new Error(`no step ${name}`);
    return found.value;
  };
  const numbersIn = (text: string): number[] =>
    (text.match(/−?\d[\d\u00a0\u202f.,]*/gu) ?? []).map((one) => number(one.replace(/[.,]$/u, '')));
  return { words, number, step, numbersIn, value: (name: string) => number(step(name)) };
};

const calibrated = (steps: Steps, language: Language): number => {
  const { words, value } = reader(steps, language);
  const [similarity, anchor] = [value(words.similarity), value(words.anchor)];
  return similarity <= anchor
    ? (50 * (similarity + 1)) / (1 + anchor)
    : 50 + (50 * (similarity - anchor)) / (1 - anchor);
};

const interval = (steps: Steps, language: Language): number => {
  const { words, value } = reader(steps, language);
  const [credit, anchor] = [value(words.personality.credit), value(words.personality.anchor)];
  return credit <= anchor ? (50 * credit) / anchor : 50 + (50 * (credit - anchor)) / (1 - anchor);
};

/** All steps before the result. */
const parts = (steps: Steps, language: Language): Steps => {
  const { words } = reader(steps, language);
  return steps.slice(
    0,
    steps.findLastIndex(({ name }) => name === words.result),
  );
};

const weighted = (steps: Steps, language: Language): number => {
  const { numbersIn } = reader(steps, language);
  let earned = 0;
  let weights = 0;
  for (const { value, explanation = '' } of parts(steps, language)) {
    const [credit] = numbersIn(value);
    const [weight] = numbersIn(explanation);
    if (credit === undefined || weight === undefined) continue;
    earned += credit * weight;
    weights += weight;
  }
  return (100 * earned) / weights;
};

const mean = (steps: Steps, language: Language, scale: number): number => {
  const { numbersIn } = reader(steps, language);
  const values = parts(steps, language).map(({ value }) => numbersIn(value)[0] ?? Number.NaN);
  return (scale * values.reduce((total, value) => total + value, 0)) / values.length;
};

const studies = (steps: Steps, language: Language): number => {
  const { words, value } = reader(steps, language);
  if (!steps.some(({ name }) => name === words.studies.missing)) return 0;
  return 100 * Math.max(0, 1 - 0.25 * value(words.studies.missing));
};

const RECOMPUTE: Readonly<Record<ScoredSection, (steps: Steps, language: Language) => number>> = {
  culture: calibrated,
  values: calibrated,
  motivations: calibrated,
  personality: interval,
  job: weighted,
  mobility: weighted,
  individual: weighted,
  experiences: weighted,
  skills: (steps, language) => mean(steps, language, 1),
  languages: (steps, language) => mean(steps, language, 100),
  studies,
};

describe.each(LANGUAGES)('how was this computed, in %s', (language) => {
  test.each(SCORED_SECTIONS)('the written numbers of %s give its score again', (section) => {
    let seen = 0;
    for (const { candidate, [language]: report } of CASES) {
      const outcome = candidate.scores?.sections[section];
      if (outcome?.status !== 'scored') continue;
      seen += 1;
      const score = report.sections.find(({ id }) => id === section)?.score;
      const steps = score?.arithmetic ?? [];
      expect(Math.abs(RECOMPUTE[section](steps, language) - outcome.score)).toBeLessThan(WRITTEN);
      const { words, value } = reader(steps, language);
      expect(Math.abs(value(words.result) - outcome.score)).toBeLessThan(ROUNDED);
      expect(displayedScore(value(words.result))).toBe(score?.value);
      expect(value(words.weight)).toBe(candidate.scores?.weights[section]);
      expect(score?.value).toBe(displayedScore(outcome.score));
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('the scores and weights of the sections give the overall again', () => {
    for (const { candidate, [language]: report } of CASES) {
      const { scores } = candidate;
      if (!scores || scores.overall === null) continue;
      const score = report.sections.find(({ id }) => id === 'scores')?.score;
      const steps = score?.arithmetic ?? [];
      const { words, numbersIn, value } = reader(steps, language);
      const names = Object.values(REPORT_WORDS[language].frame.sections);
      let total = 0;
      let weights = 0;
      for (const step of steps.filter(({ name }) => names.includes(name))) {
        const [own = Number.NaN, weight = Number.NaN] = numbersIn(step.value);
        total += own * weight;
        weights += weight;
      }
      const overall = scores.capped ? Math.min(50, total / weights) : total / weights;
      expect(Math.abs(overall - scores.overall)).toBeLessThan(WRITTEN);
      expect(Math.abs(value(words.result) - scores.overall)).toBeLessThan(ROUNDED);
      expect(displayedScore(value(words.result))).toBe(scores.displayed);
      expect(score?.value).toBe(scores.displayed);
    }
  });
});

test('an unanswered section says why it counts 0, one not required has no arithmetic', () => {
  const { notes } = REPORT_WORDS.en.scores;
  const scored = CASES.flatMap(({ candidate, en }) =>
    en.sections.slice(3).map(({ id, score }) => {
      const section = SCORED_SECTIONS.find((one) => one === id);
      return { score, status: section && candidate.scores?.sections[section].status };
    }),
  );
  const unanswered = scored.filter(({ status }) => status === 'unanswered');
  const inactive = scored.filter(({ status }) => status === 'inactive');
  expect(Math.min(unanswered.length, inactive.length)).toBeGreaterThan(20);
  for (const { score } of unanswered)
    expect(score).toMatchObject({ value: 0, note: notes.unanswered });
  for (const { score } of inactive) {
    expect(score).toMatchObject({ value: null, arithmetic: [] });
    expect(score?.note).toBeTruthy();
  }
});

test('a score is never written so that it would round to another than the one shown', () => {
  const step = (score: number) => resultStep(draftOf(randomCandidate(1), 'en'), score, '').value;
  expect(step(50.494)).toBe('50.49');
  expect(step(50.4964)).toBe('50.4964');
  expect(step(58.4999999)).toBe('58.4999');
  // A hair below by arithmetic alone: shown as 59, and written as what rounds to it.
  expect(step(58.499999999999)).toBe('58.50');
  expect(step(50.5)).toBe('50.50');
});
