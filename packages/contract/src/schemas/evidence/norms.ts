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
  /** New campaigns are compared by it. */
  inUse: z.boolean(),
  campaigns: z.int(),
});
export type NormsVersion = z.infer<typeof normsVersion>;

export const normsList = z.object({ items: z.array(normsVersion) });

export const normsRequest = z.strictObject({ language: z.enum(LANGUAGES) });

/** What would change if what is known now were adopted. */
export const normsPreview = z.object({
  language: z.enum(LANGUAGES),
  instrumentVersion: z.int(),
  people: z.int(),
  needed: z.int(),
  /** False below 300 people. */
  canAdopt: z.boolean(),
  /** Open campaigns that keep other norms until somebody changes them, and their completed candidates. */
  campaigns: z.int(),
  candidates: z.int(),
  /** How far the T of an average position and of one a deviation higher would move, against the norms in use. */
  moves: z.array(z.object({ trait: z.string(), atMean: z.number(), aboveMean: z.number() })),
  largestMove: z.number(),
});
export type NormsPreview = z.infer<typeof normsPreview>;

export const normsAdoption = normsRequest.extend({ name: text(NORMS_NAME_MAX, 2) });

/** Null: the provisional norms. */
export const normsInUse = normsRequest.extend({ normsId: id.nullable() });

/** By the language a candidate answered in; null: the provisional norms. */
export const campaignNorms = z.object({ fr: id.nullable(), en: id.nullable() });
export type CampaignNorms = z.infer<typeof campaignNorms>;

export const campaignNormsChange = z.strictObject(campaignNorms.shape);

/** Scores made by other norms than those pinned now. */
export const pinnedNorms = campaignNorms.extend({ outdated: z.int() });
