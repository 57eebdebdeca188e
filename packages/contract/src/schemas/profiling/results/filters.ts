import { z } from 'zod';
import { AUDIT_ACCESS_KINDS, CAMPAIGN_STATUSES, SEGMENTATIONS } from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { organizationalUnit } from '../units.ts';
import { profilingSnapshot } from './snapshots.ts';
import { profilingSubject } from '../subject.ts';

/** `protected`: too few answers, or a smaller group could be worked out; which of the two is not told. */
const withheldGroup = z.enum(['protected', 'more_answers_than_headcount']);

/** A filter value; hidden only where anonymity would be in danger. */
export const filterValue = z.object({
  /** A code, the id of a unit or of a group of units, or `not_given`. */
  value: z.string(),
  /** Of a unit or group; codes are named by the client. */
  name: organizationalUnit.shape.name.nullable(),
  /** Null where it is not served. */
  respondents: z.int().nullable(),
  /** Why it is not served. */
  withheld: withheldGroup.nullable(),
});

const servedCell = z.object({
  unit: z.string().optional(),
  gender: z.string().optional(),
  age: z.string().optional(),
  tenure: z.string().optional(),
  respondents: z.int(),
});

const earlierCampaign = z.object({
  id,
  name: z.string(),
  takenAt: date,
  respondents: z.int(),
});

/**
 * What can be asked. A selection is open if all cells it is made of are in `served` (`selectionRespondents` of the
 * codes tells, with the number of people); every other one is refused with `too_few_people`, and all of them with
 * `no_results_yet` before the first snapshot.
 */
export const profilingFilters = z.object({
  campaign: z.object({
    id,
    organizationId: id,
    name: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
    subject: profilingSubject,
  }),
  access: z.enum(AUDIT_ACCESS_KINDS),
  /** No smaller group is shown. */
  minimumGroup: z.int(),
  /** False: one value of one attribute at a time. */
  combinable: z.boolean(),
  /** The one that results are read from; null: there are no results yet. */
  snapshot: profilingSnapshot.nullable(),
  attributes: z.array(z.object({ attribute: z.enum(SEGMENTATIONS), values: z.array(filterValue) })),
  /** Everybody (no attribute), single values and pairs. */
  served: z.array(servedCell),
  /** Earlier campaigns about the same subject whose results can be set beside these. */
  earlier: z.array(earlierCampaign),
  can: z.object({ update: z.boolean(), groupUnits: z.boolean() }),
});
export type ProfilingFilters = z.infer<typeof profilingFilters>;
