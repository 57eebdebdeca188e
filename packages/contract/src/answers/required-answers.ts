import type { FieldErrors } from '../errors.ts';
import type { ContactAnswers, ScreeningAnswers } from '../schemas/screening/answers.ts';
import type { PublicScreeningCampaign } from '../schemas/screening/public-campaign.ts';
import {
  requiredContact,
  requiredIndividual,
  requiredJob,
  requiredLanguages,
  requiredMobility,
  requiredSkills,
  requiredStudies,
} from './required-facts.ts';
import { requiredItems, requiredQuestions, requiredRanking } from './required-items.ts';

/** What of a campaign says which answers it needs. */
export type AskedOf = Pick<PublicScreeningCampaign, 'sections' | 'skills' | 'questions'>;

/** The ids of the items every candidate meets; they are the instruments', which this package does not know. */
export interface InstrumentItems {
  readonly culture: readonly string[];
  readonly values: readonly string[];
  readonly personality: readonly string[];
}

type Section = AskedOf['sections'][number];

const SECTIONS: Readonly<
  Record<
    Section,
    (answers: ScreeningAnswers, asked: AskedOf, items: InstrumentItems) => FieldErrors
  >
> = {
  culture: ({ culture = {} }, _, items) => requiredItems(culture, items.culture),
  values: ({ values = {} }, _, items) => requiredItems(values, items.values),
  personality: ({ personality = {} }, _, items) => requiredItems(personality, items.personality),
  motivations: ({ motivations = [] }) => requiredRanking(motivations),
  job: ({ job = {} }) => requiredJob(job),
  mobility: ({ mobility = {} }) => requiredMobility(mobility),
  individual: ({ individual = {} }) => requiredIndividual(individual),
  skills: ({ skills = [] }, asked) => requiredSkills(skills, asked.skills),
  experiences: () => ({}),
  studies: ({ studies = {} }) => requiredStudies(studies),
  languages: ({ languages = [] }) => requiredLanguages(languages),
};

const under = (path: string, errors: FieldErrors): [string, string][] =>
  Object.entries(errors).map(([item, rule]) => [`${path}.${item}`, rule]);

/** What is still missing before a questionnaire is complete: path -> rule; empty when nothing is. */
export const requiredAnswers = (
  contact: ContactAnswers,
  answers: ScreeningAnswers,
  asked: AskedOf,
  items: InstrumentItems,
): FieldErrors =>
  Object.fromEntries([
    ...under('contact', requiredContact(contact)),
    ...asked.sections.flatMap((section) =>
      under(`answers.${section}`, SECTIONS[section](answers, asked, items)),
    ),
    ...under('answers.questions', requiredQuestions(answers.questions ?? {}, asked.questions)),
  ]);
