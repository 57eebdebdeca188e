import { z } from 'zod';
import {
  AGREEMENT_STEPS,
  CULTURE_TYPES,
  DECLINED,
  LANGUAGES,
  MOTIVATIONS,
  QUESTIONNAIRE_LIMITS,
  VALUE_RATINGS,
} from '../../../codes/index.ts';
import { id } from '../../base/basics.ts';
import { distinctList, perItem, stepOf } from '../../base/builders.ts';
import {
  experiencesAnswers,
  individualAnswers,
  jobAnswers,
  languagesAnswer,
  mobilityAnswers,
  skillsAnswer,
  studiesAnswers,
} from './factual-answers.ts';

const limit = QUESTIONNAIRE_LIMITS;

/** The type of the question decides which of the three. */
const questionAnswer = z.union([
  z.boolean(),
  z.int().min(0).max(limit.scaleMax),
  z.string().max(limit.openAnswerMax),
]);

/** A step of a scale, or "I prefer not to answer". */
const declinable = (steps: readonly number[]) => z.union([stepOf(steps), z.literal(DECLINED)]);

/**
 * Any subset of the answers, incomplete lists included. Each part of the questionnaire declares what is required,
 * which is checked on completion.
 */
export const screeningAnswers = z
  .strictObject({
    culture: perItem(z.enum(CULTURE_TYPES)),
    values: perItem(declinable(VALUE_RATINGS)),
    personality: perItem(declinable(AGREEMENT_STEPS)),
    /** Most important first. */
    motivations: distinctList(z.enum(MOTIVATIONS), MOTIVATIONS.length),
    job: jobAnswers,
    mobility: mobilityAnswers,
    individual: individualAnswers,
    skills: skillsAnswer,
    experiences: experiencesAnswers,
    studies: studiesAnswers,
    languages: languagesAnswer,
    questions: z.record(id, questionAnswer.nullable()),
  })
  .partial();
export type ScreeningAnswers = z.infer<typeof screeningAnswers>;
export type QuestionAnswer = z.infer<typeof questionAnswer>;

/** By part and item: the language in which the item was read. */
export const answerLanguages = z.record(
  z.string().max(40),
  z.record(z.string().max(80), z.enum(LANGUAGES)),
);
export type AnswerLanguages = z.infer<typeof answerLanguages>;

const typed = (max: number) => z.string().trim().max(max).nullable();

/** Drafts: the format is checked on completion. */
export const contactAnswers = z
  .strictObject({
    firstName: typed(limit.nameMax),
    lastName: typed(limit.nameMax),
    email: typed(limit.emailMax),
    phone: typed(limit.phoneMax),
  })
  .partial();
export type ContactAnswers = z.infer<typeof contactAnswers>;
