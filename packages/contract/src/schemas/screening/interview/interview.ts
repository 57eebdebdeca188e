import { z } from 'zod';
import {
  DECISION_NOTE_MAX,
  INTERVIEW,
  INTERVIEW_SUBJECTS,
  LANGUAGE_LEVELS,
  MOTIVATIONS,
  PROBED_SECTIONS,
  TRAITS,
} from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { distinctList, stepOf } from '../../base/builders.ts';
import { contact } from '../candidates/contact.ts';
import { candidateDecision } from '../candidates/candidate-details.ts';
import { questionId } from './core-questions.ts';

const level = z.enum(LANGUAGE_LEVELS);
const skillLevel = z.int().nullable();

/** Why a question is asked of this candidate: codes and numbers, which the screen puts into words. */
const probeReason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('trait'),
    trait: z.enum(TRAITS),
    /** Where the answers lie, seen from the desired range; positions on the scale from 1 to 5. */
    side: z.enum(['below', 'above']),
    position: z.number(),
    margin: z.number(),
    desired: z.object({ min: z.number(), max: z.number() }),
  }),
  /** The pole or the culture type is wanted more than the answers show it. */
  z.object({ kind: z.literal('weaker') }),
  z.object({
    kind: z.literal('rank'),
    motivation: z.enum(MOTIVATIONS),
    desired: z.int(),
    actual: z.int(),
  }),
  z.object({ kind: z.literal('skill'), required: skillLevel, given: skillLevel }),
  z.object({ kind: z.literal('language'), required: level, given: level.nullable() }),
  /** The section's score could as well be in another verdict. */
  z.object({
    kind: z.literal('uncertain'),
    section: z.enum(PROBED_SECTIONS),
    score: z.int(),
    low: z.int(),
    high: z.int(),
  }),
  z.object({ kind: z.literal('unanswered'), section: z.enum(PROBED_SECTIONS) }),
]);
export type ProbeReason = z.infer<typeof probeReason>;

const guideQuestion = z.object({
  id: z.string(),
  /** Null for a campaign's own question. */
  subject: z.enum(INTERVIEW_SUBJECTS).nullable(),
  /** A campaign's own words; null: the bank's. */
  text: z.object({ fr: z.string(), en: z.string() }).nullable(),
  /** The skill, or the code of the language, that a generic question is asked about. */
  about: z.string().nullable(),
  /** Null for the core. */
  reason: probeReason.nullable(),
});
export type GuideQuestion = z.infer<typeof guideQuestion>;

/** The questions for one candidate. Kept as they are once somebody has begun to rate. */
export const interviewGuide = z.object({
  /** Of the bank of questions. */
  version: z.int(),
  core: z.array(guideQuestion),
  probes: z.array(guideQuestion),
});
export type InterviewGuide = z.infer<typeof interviewGuide>;

/** Without a rating the question was not asked. */
const questionRating = z.strictObject({
  question: questionId,
  rating: stepOf(INTERVIEW.ratings).nullable(),
  note: z.string().trim().max(INTERVIEW.noteMax),
});
export type QuestionRating = z.infer<typeof questionRating>;

const sheetContent = {
  ratings: distinctList(
    questionRating,
    INTERVIEW.core + INTERVIEW.probes,
    ({ question }) => question,
  ),
  note: z.string().trim().max(DECISION_NOTE_MAX),
};

export const sheetChange = z.strictObject({
  ...sheetContent,
  /** Of the sheet that was read, 0 of none: refused if another was saved since. */
  version: z.int().min(0),
  /** Ratings are final once submitted, and only then are those of others shown. */
  submit: z.boolean(),
});

/** An interviewer's own sheet. */
const ownSheet = z.object({
  ratings: z.array(questionRating),
  note: z.string(),
  submittedAt: date.nullable(),
  /** Reads the ratings of others and cannot rate this candidate any more. */
  readsOnly: z.boolean(),
  version: z.int(),
});
export type OwnSheet = z.infer<typeof ownSheet>;

/** `name` is null after that user was deleted. */
const interviewer = z.object({ id, name: z.string().nullable(), submittedAt: date.nullable() });

const submittedSheet = interviewer.extend({
  own: z.boolean(),
  ratings: z.array(questionRating),
  note: z.string(),
});
export type SubmittedSheet = z.infer<typeof submittedSheet>;

export const interview = z.object({
  candidate: z.object({ id, contact }),
  campaign: z.object({ id, name: z.string() }),
  guide: interviewGuide,
  own: ownSheet.nullable(),
  /** Who has begun or submitted, without a word of what they wrote. */
  interviewers: z.array(interviewer),
  /** Null until the caller has submitted, or chosen to read without rating. */
  submitted: z.array(submittedSheet).nullable(),
  decision: candidateDecision,
  can: z.object({ rate: z.boolean(), readOnly: z.boolean() }),
});
export type Interview = z.infer<typeof interview>;
