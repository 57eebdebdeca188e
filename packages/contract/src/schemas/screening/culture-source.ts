import { z } from 'zod';
import { MOMENTS } from '../../codes/index.ts';
import { date, id } from '../basics.ts';

/**
 * The audit a culture target was taken from. Who sends it names the campaign, the unit (null: the whole) and the
 * moment; the server adds the rest from what is served, and drops the source once the target is another.
 */
export const cultureSource = z.strictObject({
  campaignId: id,
  unitId: id.nullable(),
  moment: z.enum(MOMENTS),
  campaignName: z.string().optional(),
  unitName: z.strictObject({ fr: z.string(), en: z.string() }).nullable().optional(),
  takenAt: date.optional(),
  respondents: z.int().optional(),
});
export type CultureSource = z.infer<typeof cultureSource>;
