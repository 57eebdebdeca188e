import type { SkillDraft } from '@cadran/contract';
import { QUESTIONNAIRE_LIMITS, SKILL_LEVELS, skillKey } from '@cadran/contract/codes';
import type { PartDeclaration } from './part.ts';
import { between, broken, required } from './required.ts';
import { asksFor, type ScreeningAsked } from './screening-asked.ts';
import { oneOf, wholeBetween } from './simulating.ts';

const A_PAGE = 5;

/** Whether two spellings name one skill. */
export const sameSkill = (a: string, b: string): boolean => skillKey(a) === skillKey(b);

const isAsked = (name: string, { skills }: ScreeningAsked): boolean =>
  skills.some((other) => sameSkill(name, other));

/** The skills one adds oneself stand on the last page. */
export const ownSkills = (list: readonly SkillDraft[], campaign: ScreeningAsked) =>
  list.filter(({ name }) => !isAsked(name, campaign));

export const skillsOn = (page: number, { skills }: ScreeningAsked): readonly string[] =>
  skills.slice(page * A_PAGE, (page + 1) * A_PAGE);

const pages = ({ skills }: ScreeningAsked): number =>
  Math.max(1, Math.ceil(skills.length / A_PAGE));

/** The item of a skill's years; nobody has a skill of such a name. */
const YEARS = '.years';
export const yearsOf = (name: string): string => name + YEARS;
const nameIn = (item: string): string =>
  item.endsWith(YEARS) ? item.slice(0, -YEARS.length) : item;

/** What is missing is called by its own name: the level of a skill, or its years. */
const rulesOf = (name: string, skill: SkillDraft | undefined): Record<string, string | false> => ({
  [name]: required(skill?.level),
  [yearsOf(name)]:
    Boolean(skill?.level) && between(skill?.years, 0, QUESTIONNAIRE_LIMITS.skillYearsMax),
});

/** Every skill the campaign names is rated, and so are those one adds; items are the skills' names, and their years. */
export const SKILLS: PartDeclaration<ScreeningAsked, { readonly list?: readonly SkillDraft[] }> = {
  name: 'skills',
  asked: asksFor('skills'),
  pages,
  pageOf: (item, campaign) => {
    const place = campaign.skills.findIndex((other) => sameSkill(nameIn(item), other));
    return place < 0 ? pages(campaign) - 1 : Math.floor(place / A_PAGE);
  },
  missing: ({ list = [] }, campaign) =>
    broken(
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
