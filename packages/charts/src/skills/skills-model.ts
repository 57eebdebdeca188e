import { SKILL_LEVELS } from '@cadran/contract/codes';
import { formatsOf, MISSING, type NumberFormats } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';

export interface SkillHeld {
  /** 0–5 (scoring.md §10). */
  readonly level: number;
  /** `null`: not asked for, or not said. */
  readonly years: number | null;
}

export interface SkillRow {
  readonly label: string;
  /** `null`: the candidate's own skill, asked for by nobody. */
  readonly required: SkillHeld | null;
  /** `null`: not answered. */
  readonly actual: SkillHeld | null;
}

export interface SkillTexts {
  readonly actual: string;
  readonly required: string;
  /** Above the years. */
  readonly experience: string;
  /** Heading of the table's first column. */
  readonly skill: string;
}

export const HIGHEST_LEVEL = Math.max(...SKILL_LEVELS);

export const skillTable = (
  rows: readonly SkillRow[],
  texts: SkillTexts,
  given?: Partial<NumberFormats>,
): TableData => {
  const { integer, years } = formatsOf(given);
  const cell = (skill: SkillHeld | null): string => {
    if (skill === null) return MISSING;
    const level = `${integer(skill.level)} / ${integer(HIGHEST_LEVEL)}`;
    return skill.years === null ? level : `${level}, ${years(skill.years)}`;
  };
  return {
    columns: [texts.skill, texts.actual, texts.required],
    rows: rows.map(({ label, actual, required }) => [label, cell(actual), cell(required)]),
  };
};
