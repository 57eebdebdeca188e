import type { ReportBlock, ReportSection } from '@cadran/contract';
import { SKILL_LEVELS } from '@cadran/contract/codes';
import { SKILL_LEVEL_TEXTS } from '@cadran/instruments';
import { skillsSteps } from '../../arithmetic/skills-steps.ts';
import { paragraph, picture, small, table } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { sectionScore } from '../../section-score.ts';
import { section } from '../section.ts';
import { type ComparedSkill, comparedSkills } from './skill-rows.ts';

const skillPicture = ({ words, write }: Draft, skills: readonly ComparedSkill[]): ReportBlock => {
  const texts = words.facts.skills;
  return picture({
    kind: 'skills',
    title: texts.picture,
    description: texts.description(write.number(skills.length)),
    rows: skills.map(({ name, required, given }) => ({
      label: name,
      required,
      actual:
        given === null || given.level === null ? null : { level: given.level, years: given.years },
    })),
    texts: {
      actual: words.frame.person,
      required: texts.required,
      experience: texts.experience,
      skill: texts.skill,
    },
  });
};

const skillTable = (draft: Draft, skills: readonly ComparedSkill[]): ReportBlock => {
  const { words, language, write } = draft;
  const texts = words.facts.skills;
  const { unanswered, yes, no } = words.frame;
  const levelName = (level: number | null | undefined, otherwise: string): string => {
    const known = SKILL_LEVELS.find((step) => step === level);
    return known === undefined ? otherwise : SKILL_LEVEL_TEXTS[known].name[language];
  };
  const years = (count: number | null | undefined): string =>
    count === null || count === undefined ? unanswered : write.number(count);
  const inUse = (skill: ComparedSkill): string => {
    if (skill.given === null) return unanswered;
    return skill.given.currentUse ? yes : no;
  };
  return table(
    [texts.skill, texts.level, texts.years, texts.use, texts.required, texts.score],
    skills.map((skill) => [
      skill.name,
      levelName(skill.given?.level, unanswered),
      years(skill.given?.years),
      inUse(skill),
      levelName(skill.required?.level || null, words.facts.notRequired),
      skill.score === null ? words.scores.notScored : write.score(skill.score),
    ]),
    [2, 5],
  );
};

export const skillsSection = (draft: Draft): ReportSection => {
  const { data, words, write } = draft;
  const texts = words.facts.skills;
  const outcome = data.scores?.sections.skills;
  const score =
    outcome &&
    sectionScore(draft, 'skills', outcome, (components, own) =>
      skillsSteps(draft, components, own),
    );
  const skills = comparedSkills(draft);
  if (skills.length === 0) return section(draft, 'skills', [paragraph(texts.none)], score);
  const required = skills.filter((skill) => skill.required !== null);
  /** Level 0 is no level: not even where none higher is asked for. */
  const met = required.filter(({ given, required: asked }) =>
    given?.level ? given.level >= (asked?.level ?? 0) : false,
  );
  return section(
    draft,
    'skills',
    [
      skillPicture(draft, skills),
      ...(required.length > 0
        ? [paragraph(texts.met(write.number(met.length), write.number(required.length)))]
        : []),
      skillTable(draft, skills),
      ...(required.length < skills.length ? [small(texts.own)] : []),
    ],
    score,
  );
};
