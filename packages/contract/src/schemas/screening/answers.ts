import { z } from 'zod';
import {
  AGREEMENT_STEPS,
  CULTURE_TYPES,
  MOTIVATIONS,
  QUESTIONNAIRE_LIMITS,
  VALUE_RATINGS,
} from '../../codes/index.ts';
import { id } from '../basics.ts';
import { distinctList } from '../distinct.ts';
import { perItem } from '../per-item.ts';
import { stepOf } from '../step-of.ts';
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

/** By the question's id; which of the three it must be, its type says. */
const questionAnswer = z.union([
  z.boolean(),
  z.int().min(0).max(limit.scaleMax),
  z.string().max(limit.openAnswerMax),
]);

/**
 * What a candidate may have answered so far: any subset, half-finished lists too. What must be there
 * in the end each part of the questionnaire declares, and is asked when it is completed.
 */
export const screeningAnswers = z
  .strictObject({
    culture: perItem(z.enum(CULTURE_TYPES)),
    values: perItem(stepOf(VALUE_RATINGS)),
    personality: perItem(stepOf(AGREEMENT_STEPS)),
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

const typed = (max: number) => z.string().trim().max(max).nullable();

/** As typed so far: an address is checked when the questionnaire is completed, not at every letter. */
export const contactAnswers = z
  .strictObject({
    firstName: typed(limit.nameMax),
    lastName: typed(limit.nameMax),
    email: typed(limit.emailMax),
    phone: typed(limit.phoneMax),
  })
  .partial();
export type ContactAnswers = z.infer<typeof contactAnswers>;
