import type { ChartOf } from '@cadran/contract';
import { SKILL_LEVELS } from '@cadran/contract/codes';
import { withDefaultFormats, MISSING, type NumberFormats } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';

export type SkillRow = ChartOf<'skills'>['rows'][number];
export type SkillTexts = ChartOf<'skills'>['texts'];
export type SkillHeld = NonNullable<SkillRow['actual']>;

export const HIGHEST_LEVEL = Math.max(...SKILL_LEVELS);

export const skillTable = (
  rows: readonly SkillRow[],
  texts: SkillTexts,
  formats?: Partial<NumberFormats>,
): TableData => {
  const { integer, years } = withDefaultFormats(formats);
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
