import { z } from 'zod';
import { id } from '../base/basics.ts';
import { publicOrganization } from '../organization/organization.ts';
import { publicShape } from '../campaign/campaign-field.ts';
import { givenCodes } from './access-codes.ts';
import { profilingFields } from './campaign.ts';

/**
 * The fields respondents may see: never a head-count, a set of values or how many answered. How
 * many codes were given out is part of what they are promised.
 */
export const publicProfilingCampaign = z.object({
  id,
  organization: publicOrganization,
  ...publicShape(profilingFields),
  /** Null: answered by link. */
  codes: givenCodes.nullable(),
  /** The campaign's own; null: the organisation's. */
  logo: z.string().nullable(),
});
export type PublicProfilingCampaign = z.infer<typeof publicProfilingCampaign>;
