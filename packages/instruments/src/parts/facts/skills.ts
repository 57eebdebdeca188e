import type { SkillDraft } from '@cadran/contract';
import { QUESTIONNAIRE_LIMITS, SKILL_LEVELS, skillKey } from '@cadran/contract/codes';
import type { PartDeclaration } from '../part.ts';
import { between, failedRules, required } from '../answer-rules.ts';
import { asksFor, type ScreeningRequirements } from '../screening-asked.ts';
import { oneOf, wholeBetween } from '../simulating.ts';

const A_PAGE = 5;

/** Whether two spellings name one skill. */
export const sameSkill = (a: string, b: string): boolean => skillKey(a) === skillKey(b);

const isAsked = (name: string, { skills }: ScreeningRequirements): boolean =>
  skills.some((other) => sameSkill(name, other));

/** The skills that the candidate added, shown on the last page. */
export const ownSkills = (list: readonly SkillDraft[], campaign: ScreeningRequirements) =>
  list.filter(({ name }) => !isAsked(name, campaign));

export const skillsOn = (page: number, { skills }: ScreeningRequirements): readonly string[] =>
  skills.slice(page * A_PAGE, (page + 1) * A_PAGE);

const pages = ({ skills }: ScreeningRequirements): number =>
  Math.max(1, Math.ceil(skills.length / A_PAGE));

/** Suffix of the item that holds a skill's years. */
const YEARS = '.years';
export const yearsOf = (name: string): string => name + YEARS;
const nameIn = (item: string): string =>
  item.endsWith(YEARS) ? item.slice(0, -YEARS.length) : item;

/** A skill's level and its years are separate items. */
const rulesOf = (name: string, skill: SkillDraft | undefined): Record<string, string | false> => ({
  [name]: required(skill?.level),
  [yearsOf(name)]:
    Boolean(skill?.level) && between(skill?.years, 0, QUESTIONNAIRE_LIMITS.skillYearsMax),
});

/** The campaign's skills and those the candidate adds; items are the skills' names, and their years. */
export const SKILLS: PartDeclaration<
  ScreeningRequirements,
  { readonly list?: readonly SkillDraft[] }
> = {
  name: 'skills',
  asked: asksFor('skills'),
  pages,
  pageOf: (item, campaign) => {
    const place = campaign.skills.findIndex((other) => sameSkill(nameIn(item), other));
    return place < 0 ? pages(campaign) - 1 : Math.floor(place / A_PAGE);
  },
  missing: ({ list = [] }, campaign) =>
    failedRules(
      Object.assign(
        {},
        ...campaign.skills.map((name) =>
          rulesOf(
            name,
            list.find((it) => sameSkill(it.name, name)),
          ),
        ),
        ...ownSkills(list, campaign).map((skill) => rulesOf(skill.name, skill)),
      ),
    ),
  statements: (page, campaign) => Math.max(1, skillsOn(page, campaign).length),
  seconds: (page, campaign) => 15 + 15 * skillsOn(page, campaign).length,
  simulate: (random, { skills }) => ({
    list: [...skills, ...(random() < 0.4 ? ['Premiers secours'] : [])].map((name) => {
      const level = oneOf(random, SKILL_LEVELS);
      const years = level === 0 ? 0 : wholeBetween(random, 0, 15);
      return { name, level, years, currentUse: level > 0 && random() < 0.6 };
    }),
  }),
};
