import { z } from 'zod';
import { type AUDIT_LIMITS, PAPER_OCCASIONS } from '../../codes/index.ts';
import { date, languageQuery, numberInQuery } from '../base/basics.ts';
import type { CampaignCustomization } from '../campaign/customization.ts';
import type { ProfilingCampaign } from './campaign.ts';
import type { UnitGroup } from './results/unit-groups.ts';

/** The campaign's own fields in the paper: a change of one of them makes a new version. */
export const PAPER_FIELDS = [
  'name',
  'purpose',
  'legalBasis',
  'subject',
  'access',
  'minimumGroup',
  'units',
  'mandatory',
] as const satisfies readonly (keyof ProfilingCampaign)[];

/** What employee representatives are told of an audit, as each version keeps it. It names nobody. */
export interface PaperSettings extends Readonly<
  Pick<ProfilingCampaign, (typeof PAPER_FIELDS)[number]>
> {
  readonly unitGroups: readonly UnitGroup[];
  readonly introduction: CampaignCustomization['introduction'];
  readonly conclusion: CampaignCustomization['conclusion'];
  /** Of the questions. */
  readonly instrumentsVersion: number;
  /** The limits of this kind of audit, which an update of the product may change. */
  readonly rules: Readonly<Partial<Record<keyof typeof AUDIT_LIMITS, number>>>;
}

export const paperVersion = z.object({
  number: z.int(),
  createdAt: date,
  occasion: z.enum(PAPER_OCCASIONS),
  /** The same settings have the same digest. */
  digest: z.string(),
});
export type PaperVersion = z.infer<typeof paperVersion>;

/** Left out: since the version before the current one. */
export const paperQuery = languageQuery.extend({
  since: numberInQuery(z.int().min(1)).optional(),
});
