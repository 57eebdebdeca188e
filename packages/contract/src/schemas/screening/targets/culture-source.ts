import { z } from 'zod';
import { MOMENTS } from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';

/**
 * The culture audit that a culture target was taken from. The client names the campaign, the unit (null for all) and
 * the moment; the server adds the rest, and removes the source once the target differs.
 */
export const cultureSource = z.strictObject({
  campaignId: id,
  unitId: id.nullable(),
  moment: z.enum(MOMENTS),
  campaignName: z.string().optional(),
  unitName: z.strictObject({ fr: z.string(), en: z.string() }).nullable().optional(),
  takenAt: date.optional(),
  respondents: z.int().optional(),
  roundedDown: z.boolean().optional(),
});
export type CultureSource = z.infer<typeof cultureSource>;
