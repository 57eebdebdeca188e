import { skillKey } from '@cadran/contract/codes';
import type { SkillAnswer } from '@cadran/scoring';
import type { Draft } from '../../drafting/draft.ts';

export interface ComparedSkill {
  readonly name: string;
  readonly required: { readonly level: number; readonly years: number | null } | null;
  readonly given: SkillAnswer | null;
  /** Null: asked for by nobody, or not scored yet. */
  readonly score: number | null;
}

/** The skills asked for, in the campaign's order, then those the person added. */
export const comparedSkills = ({ data }: Draft): readonly ComparedSkill[] => {
  const outcome = data.scores?.sections.skills;
  const answers = data.questionnaire.answers.skills ?? [];
  const known = new Map(answers.map((skill) => [skillKey(skill.name), skill]));
  const asked: readonly ComparedSkill[] =
    outcome?.status === 'scored'
      ? outcome.components.skills
      : (data.campaign.profile.skills?.target ?? []).map(({ name, level, years }) => ({
          name,
          required: { level, years },
          given: known.get(skillKey(name)) ?? null,
          score: null,
        }));
  const names = new Set(asked.map(({ name }) => skillKey(name)));
  const own = answers
    .filter(({ name }) => !names.has(skillKey(name)))
    .map((given) => ({ name: given.name, required: null, given, score: null }));
  return [...asked, ...own];
};
