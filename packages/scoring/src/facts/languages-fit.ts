import type { LanguageLevel } from '@cadran/contract/codes';
import type { LanguageAnswer } from '../candidate-answers.ts';
import type { LanguageTarget } from '../scored-target.ts';
import { type Fit, fit } from '../engine-version.ts';

const RANK = { a1: 1, a2: 2, b1: 3, b2: 4, c1: 5, c2: 6, native: 6 } as const satisfies Record<
  LanguageLevel,
  number
>;
export const LOSS_PER_LEVEL = 0.3;

export interface LanguagesFitComponents {
  readonly languages: readonly {
    readonly language: string;
    readonly required: LanguageLevel;
    readonly given: LanguageLevel | null;
    readonly credit: number;
  }[];
}

const creditOf = (required: LanguageLevel, given: LanguageLevel | null): number =>
  given === null ? 0 : Math.max(0, 1 - LOSS_PER_LEVEL * Math.max(0, RANK[required] - RANK[given]));

/** Levels of each required language (docs/method/scores.md#facts); null if none is required. */
export const languagesFit = (
  desired: readonly LanguageTarget[],
  answers: readonly LanguageAnswer[],
): Fit<LanguagesFitComponents> | null => {
  if (desired.length === 0) return null;
  const known = new Map(answers.map(({ language, level }) => [language, level]));
  const languages = desired.map(({ language, level }) => {
    const given = known.get(language) ?? null;
    return { language, required: level, given, credit: creditOf(level, given) };
  });
  const earned = languages.reduce((total, { credit }) => total + credit, 0);
  return fit((100 * earned) / languages.length, { languages });
};
