import type { AnswerItems } from '@cadran/contract/answers';
import type { FieldErrors } from '@cadran/contract';
import { CONTACT } from './contact.ts';
import { CULTURE } from './culture.ts';
import { EXPERIENCES } from './experiences.ts';
import { INDIVIDUAL } from './individual.ts';
import { JOB } from './job.ts';
import { LANGUAGES_PART } from './languages.ts';
import { MOBILITY } from './mobility.ts';
import { MOTIVATIONS_PART } from './motivations.ts';
import type { PartAnswers, PartDeclaration } from './part.ts';
import { PERSONALITY } from './personality.ts';
import { QUESTIONS } from './questions.ts';
import type { ScreeningAsked } from './screening-asked.ts';
import type { Random } from './simulating.ts';
import { SKILLS } from './skills.ts';
import { STUDIES } from './studies.ts';
import { VALUES_PART } from './values.ts';

/** Answers come by their part's name, so a part is only ever given its own: its exact type is not needed here. */
const declared = <A extends PartAnswers>(part: PartDeclaration<ScreeningAsked, A>) =>
  part as unknown as PartDeclaration<ScreeningAsked>;

/** In the order in which a candidate meets them (spec, section 2). */
export const SCREENING_PARTS: readonly PartDeclaration<ScreeningAsked>[] = [
  declared(CONTACT),
  declared(CULTURE),
  declared(VALUES_PART),
  declared(PERSONALITY),
  declared(MOTIVATIONS_PART),
  declared(JOB),
  declared(MOBILITY),
  declared(INDIVIDUAL),
  declared(SKILLS),
  declared(EXPERIENCES),
  declared(STUDIES),
  declared(LANGUAGES_PART),
  declared(QUESTIONS),
];

const askedParts = (campaign: ScreeningAsked) =>
  SCREENING_PARTS.filter((part) => part.asked(campaign));

/** What is missing before a questionnaire is complete, as `part.item`: rule; nothing when it is. */
export const missingAnswers = (items: AnswerItems, campaign: ScreeningAsked): FieldErrors =>
  Object.fromEntries(
    askedParts(campaign).flatMap((part) =>
      Object.entries(part.missing(items[part.name] ?? {}, campaign)).map(([item, rule]) => [
        `${part.name}.${item}`,
        rule,
      ]),
    ),
  );

/** A whole questionnaire as somebody might answer it. */
export const simulatedAnswers = (random: Random, campaign: ScreeningAsked): AnswerItems =>
  Object.fromEntries(
    askedParts(campaign).map((part) => [part.name, { ...part.simulate(random, campaign) }]),
  );
