import { z } from 'zod';
import { CAMPAIGN_LIMITS } from '../../../codes/index.ts';
import { text } from '../../base/basics.ts';

/** Checks only the format; the server refuses codes that its reference lists do not have. */
export const sectorCode = z.string().regex(/^[A-Z](?:\d{2})?$/);
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
export const languageCode = z.string().regex(/^[a-z]{2}$/);

/** A code of the list of professions, or a job title as it was typed, which has a letter. */
export const profession = text(CAMPAIGN_LIMITS.professionMax).regex(/\p{L}|^\d{1,4}$/u);

/** A city by its GeoNames id. What is sent besides the id is replaced by what the server knows of it. */
export const city = z.strictObject({
  id: z.int().min(1),
  name: z.strictObject({ fr: z.string().max(200), en: z.string().max(200) }),
  /** Where it is not the city’s own name. */
  region: z.strictObject({ fr: z.string().max(200), en: z.string().max(200) }).optional(),
  country: countryCode,
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});
export type City = z.infer<typeof city>;
