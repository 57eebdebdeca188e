import { z } from 'zod';
import { LANGUAGES, NORMS_NAME_MAX } from '../../codes/index.ts';
import { date, id, text } from '../base/basics.ts';

/** Norms of our own, made by adopting what was known then; they never change afterwards. */
export const normsVersion = z.object({
  id,
  name: z.string(),
  language: z.enum(LANGUAGES),
  instrumentVersion: z.int(),
  people: z.int(),
  adoptedAt: date,
  adoptedBy: z.string(),
  /** Candidates who answer in this language are compared by it. */
  inUse: z.boolean(),
});
export type NormsVersion = z.infer<typeof normsVersion>;

export const normsList = z.object({ items: z.array(normsVersion) });

const ofLanguage = z.strictObject({ language: z.enum(LANGUAGES) });

export const normsAdoption = ofLanguage.extend({ name: text(NORMS_NAME_MAX, 2) });

/** Null: the provisional norms. */
export const normsInUse = ofLanguage.extend({ normsId: id.nullable() });
