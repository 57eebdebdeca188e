import { z } from 'zod';
import { GRAMMATICAL_GENDERS, PROFILING_LIMITS, SUBJECT_CODES } from '../../codes/index.ts';
import { text } from '../base/basics.ts';

const noun = text(PROFILING_LIMITS.subjectMax);

/** A custom noun, with its gender and elision for French. */
const customSubject = z.strictObject({
  fr: z.strictObject({ name: noun, gender: z.enum(GRAMMATICAL_GENDERS), elision: z.boolean() }),
  en: z.strictObject({ name: noun }),
});

/** What the culture audit is about: "your company", "your hospital". */
export const profilingSubject = z.union([z.enum(SUBJECT_CODES), customSubject]);
export type ProfilingSubject = z.infer<typeof profilingSubject>;
