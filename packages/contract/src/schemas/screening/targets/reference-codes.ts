import { z } from 'zod';

/** Checks only the format; the server refuses codes that its reference lists do not have. */
export const professionCode = z.string().regex(/^\d{1,4}$/);
export const sectorCode = z.string().regex(/^[A-Z](?:\d{2})?$/);
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
export const languageCode = z.string().regex(/^[a-z]{2}$/);

/** A city by its GeoNames id. What is sent besides the id is replaced by what the server knows of it. */
export const city = z.strictObject({
  id: z.int().min(1),
  name: z.strictObject({ fr: z.string().max(200), en: z.string().max(200) }),
  /** Where it is not the city’s own name; cities stored by earlier versions have none. */
  region: z.strictObject({ fr: z.string().max(200), en: z.string().max(200) }).optional(),
  country: countryCode,
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});
export type City = z.infer<typeof city>;
