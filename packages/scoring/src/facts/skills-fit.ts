import { skillKey } from '@cadran/contract/codes';
import type { SkillAnswer } from '../candidate-answers.ts';
import type { SkillTarget } from '../scored-target.ts';
import { type Fit, fit } from '../engine-version.ts';

export const LEVEL_SHARE = 0.7;
export const YEARS_SHARE = 0.3;
export const LOSS_PER_LEVEL = 0.25;
export const NOT_IN_USE = 0.9;

export interface SkillResult {
  readonly name: string;
  readonly required: { readonly level: number; readonly years: number | null };
  readonly given: SkillAnswer | null;
  readonly levelCredit: number;
  readonly yearsCredit: number;
  readonly useFactor: number;
  readonly score: number;
}

export interface SkillsFitComponents {
  readonly skills: readonly SkillResult[];
}

const skillResult = (desired: SkillTarget, given: SkillAnswer | null): SkillResult => {
  const years = desired.years ?? null;
  const level = given?.level ?? 0;
  const shortfall = Math.max(0, desired.level - level);
  const levelCredit = level === 0 ? 0 : Math.max(0, 1 - LOSS_PER_LEVEL * shortfall);
  const yearsCredit = !years ? 1 : Math.min(1, (given?.years ?? 0) / years);
  const useFactor = given?.currentUse ? 1 : NOT_IN_USE;
  return {
    name: desired.name,
    required: { level: desired.level, years },
    given,
    levelCredit,
    yearsCredit,
    useFactor,
    score:
      level === 0 ? 0 : 100 * useFactor * (LEVEL_SHARE * levelCredit + YEARS_SHARE * yearsCredit),
  };
};

/** Level, years and current use of each required skill (docs/method/scores.md#facts); null if none is required. */
export const skillsFit = (
  desired: readonly SkillTarget[],
  answers: readonly SkillAnswer[],
): Fit<SkillsFitComponents> | null => {
  if (desired.length === 0) return null;
  const known = new Map(answers.map((skill) => [skillKey(skill.name), skill]));
  const skills = desired.map((skill) =>
    skillResult(skill, known.get(skillKey(skill.name)) ?? null),
  );
  return fit(skills.reduce((total, { score }) => total + score, 0) / skills.length, { skills });
};
