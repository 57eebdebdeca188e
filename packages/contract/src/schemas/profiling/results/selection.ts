import { z } from 'zod';
import {
  AGE_BANDS,
  GENDERS,
  LANGUAGES,
  NOT_GIVEN,
  PROFILING_LIMITS,
  TENURE_BANDS,
} from '../../../codes/index.ts';
import { id, timeZoneQuery } from '../../base/basics.ts';

const missing = z.literal(NOT_GIVEN);

/** A unit or a group of units; an unknown one is refused like any other that is not served. */
const units = z.array(z.union([id, missing])).max(PROFILING_LIMITS.units + 1);
const genders = z.array(z.enum([...GENDERS, NOT_GIVEN])).max(GENDERS.length + 1);
const ages = z.array(z.enum([...AGE_BANDS, NOT_GIVEN])).max(AGE_BANDS.length + 1);
const tenures = z.array(z.enum([...TENURE_BANDS, NOT_GIVEN])).max(TENURE_BANDS.length + 1);

/** For each attribute the values wanted; left out or empty: everybody. */
export const profilingSelection = z
  .strictObject({ unit: units, gender: genders, age: ages, tenure: tenures })
  .partial();
export type ProfilingSelection = z.infer<typeof profilingSelection>;

const display = {
  /** Of the words; left out: French. */
  language: z.enum(LANGUAGES).optional(),
  ...timeZoneQuery.shape,
};

export const reportRequest = profilingSelection.extend(display);

export const comparisonRequest = z.strictObject({
  first: profilingSelection,
  second: profilingSelection,
  ...display,
});

/** The same selection in an earlier campaign of the same subject. */
export const trendRequest = reportRequest.extend({ earlierId: id });

/** A report, a comparison or a trend as a file. */
export const printRequest = reportRequest
  .extend({ compareWith: profilingSelection.optional(), earlierId: id.optional() })
  .refine(({ compareWith, earlierId }) => compareWith === undefined || earlierId === undefined, {
    path: ['earlierId'],
    params: { rule: 'distinct' },
  });
export type PrintRequest = z.infer<typeof printRequest>;
