import { z } from 'zod';
import { LANGUAGES, QUALITY_LEVELS, REPORT_KINDS } from '../../codes/index.ts';
import { id } from '../basics.ts';
import { applicantDecision, applicantRights, scoringState } from './applicant.ts';

export const reportQuery = z.strictObject({
  kind: z.enum(REPORT_KINDS).default('recruiter'),
  /** Left out: the candidate's own for a respondent, French for a member. */
  language: z.enum(LANGUAGES).optional(),
});

const text = z.string();
/** A word of the glossary that the reader may ask for (packages/i18n). */
const term = text.optional();
const tone = z.enum(['neutral', 'good', 'caution', 'bad']);

/** The blocks of packages/reports; a picture's numbers and words are the drawing's own business. */
const reportBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text }),
  z.object({ kind: z.literal('html'), html: text }),
  z.object({ kind: z.literal('subtitle'), text }),
  z.object({ kind: z.literal('list'), items: z.array(text) }),
  z.object({
    kind: z.literal('facts'),
    facts: z.array(z.object({ name: text, value: text, term })),
  }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(text),
    rows: z.array(z.array(text)),
    numeric: z.array(z.int()).optional(),
    terms: z.array(text).optional(),
  }),
  z.object({ kind: z.literal('callout'), tone, title: text, text, term }),
  z.object({
    kind: z.literal('picture'),
    picture: z.looseObject({ kind: text, title: text, description: text }),
  }),
  z.object({ kind: z.literal('small'), text }),
]);

const sectionScore = z.object({
  value: z.int().nullable(),
  text,
  note: text.nullable(),
  arithmetic: z.array(z.object({ name: text, value: text, explanation: text.optional(), term })),
});

export const reportSection = z.object({
  id: text,
  title: text,
  score: sectionScore.optional(),
  blocks: z.array(reportBlock),
});

/** The model of packages/reports (`Report`) on its way; screen and PDF draw the same one. */
export const reportModel = z.object({
  kind: z.enum(['recruiter', 'personal', 'profiling']),
  language: z.enum(LANGUAGES),
  title: text,
  subtitle: text,
  sections: z.array(reportSection),
});
export type ReportModel = z.infer<typeof reportModel>;

/** A report, and what the screen needs beside it. Decision and quality are not for respondents' eyes: null. */
export const applicantReport = z.object({
  questionnaireId: id,
  campaign: z.object({ id, name: text }),
  report: reportModel,
  decision: applicantDecision.nullable(),
  quality: z.enum(QUALITY_LEVELS).nullable(),
  engine: scoringState,
  /** Whom a mail would tell that the portrait can be read; null where it cannot be sent, or not by this reader. */
  portraitMail: z
    .object({ email: z.string(), name: z.string(), language: z.enum(LANGUAGES) })
    .nullable(),
  can: applicantRights,
});
export type ApplicantReport = z.infer<typeof applicantReport>;
