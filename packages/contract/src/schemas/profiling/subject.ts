import { z } from 'zod';
import { GRAMMATICAL_GENDERS, PROFILING_LIMITS, SUBJECT_CODES } from '../../codes/index.ts';
import { text } from '../basics.ts';

const noun = text(PROFILING_LIMITS.subjectMax);

/** A noun of the organisation's own; French needs its gender, and whether the article loses its vowel. */
const customSubject = z.strictObject({
  fr: z.strictObject({ name: noun, gender: z.enum(GRAMMATICAL_GENDERS), elision: z.boolean() }),
  en: z.strictObject({ name: noun }),
});

/** What employees are asked about: "your company", "your hospital". */
export const profilingSubject = z.union([z.enum(SUBJECT_CODES), customSubject]);
export type ProfilingSubject = z.infer<typeof profilingSubject>;
