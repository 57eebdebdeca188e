import { z } from 'zod';
import { CULTURE_DIMENSIONS, CULTURE_TYPES, LANGUAGES, MOTIVATIONS } from '../codes/index.ts';
import { city } from './screening/targets/reference-codes.ts';

const bothLanguages = z.object({ fr: z.string(), en: z.string() });

/** A line of a reference list: the code is stored and sent, the names are only shown. */
export const referenceEntry = z.object({
  code: z.string(),
  name: bothLanguages,
  description: bothLanguages.optional(),
  /** Professions: jobs of the group, so that who types "plombier" finds it. */
  examples: bothLanguages.optional(),
  /** Degrees: credits of the European system. */
  ects: z.int().optional(),
});
export type ReferenceListEntry = z.infer<typeof referenceEntry>;

const search = z.string().trim().max(100);

/** `q` keeps what contains it; `language` sorts what `q` found in that language. */
export const referenceQuery = z.strictObject({
  q: search.optional(),
  language: z.enum(LANGUAGES).default('fr'),
});

/** Names come in both languages, so the search needs none. */
export const cityQuery = z.strictObject({ q: search.min(1) });
export const cityEntry = z.object(city.shape);

/** The questionnaire in one language: ids, texts and scales, without the key that scores them. */
export const instrumentTexts = z.object({
  version: z.int(),
  language: z.enum(LANGUAGES),
  culture: z.array(
    z.object({
      id: z.string(),
      dimension: z.enum(CULTURE_DIMENSIONS),
      prompt: z.string(),
      proposals: z.record(z.enum(CULTURE_TYPES), z.string()),
    }),
  ),
  values: z.object({
    scale: z.array(z.object({ rating: z.int(), label: z.string(), anchor: z.boolean() })),
    items: z.array(z.object({ id: z.string(), text: z.string(), description: z.string() })),
  }),
  /** In the order in which everybody meets them. */
  personality: z.object({
    scale: z.array(z.object({ rating: z.int(), label: z.string() })),
    items: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
  motivations: z.array(
    z.object({ code: z.enum(MOTIVATIONS), name: z.string(), description: z.string() }),
  ),
});
export type InstrumentTexts = z.infer<typeof instrumentTexts>;
