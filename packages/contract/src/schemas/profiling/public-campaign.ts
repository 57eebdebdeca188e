import { z } from 'zod';
import { id } from '../basics.ts';
import { publicOrganization } from '../organization.ts';
import { screenTexts } from '../campaign/customization.ts';
import { profilingSubject } from './subject.ts';
import { mandatorySegments, organizationalUnit } from './units.ts';

/** What an employee may know of a campaign: never a count, a head-count or a set of values (security.md, row 25). */
export const publicProfilingCampaign = z.object({
  id,
  organization: publicOrganization,
  name: z.string(),
  subject: profilingSubject,
  units: z.array(z.object({ id, name: organizationalUnit.shape.name })),
  mandatory: mandatorySegments,
  /** The campaign's own; null: the organisation's. */
  logo: z.string().nullable(),
  /** For the promise: results of fewer people than this are never shown. */
  minimumGroup: z.int(),
  customization: screenTexts,
  redirectUrl: z.string().nullable(),
});
export type PublicProfilingCampaign = z.infer<typeof publicProfilingCampaign>;
