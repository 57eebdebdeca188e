import { z } from 'zod';
import { activityLogEntry } from './activity-log.ts';

const count = z.int().min(0);
const byStatus = z.object({ active: count, inactive: count });

/** Figures of the caller's organisation; none for a disabled module. */
export const moduleStatus = z.discriminatedUnion('enabled', [
  z.object({ enabled: z.literal(true), campaigns: count, respondents: count }),
  z.object({ enabled: z.literal(false) }),
]);
export type ModuleStatus = z.infer<typeof moduleStatus>;

const byModule = <T extends z.ZodType>(each: T) => z.object({ screening: each, profiling: each });

export const dashboard = z.object({
  modules: byModule(moduleStatus),
  /** Candidates of the own organisation who have finished, and nobody has told them a decision or is about to. */
  notTold: count,
  /** The own organisation, for its administrators; else null. */
  administration: z.object({ users: byStatus, openCampaigns: byModule(count) }).nullable(),
  /** All organisations, for super admins; else null. */
  platform: z
    .object({
      organizations: byStatus,
      users: byStatus,
      campaigns: byModule(count),
      respondents: byModule(count),
      activity: z.array(activityLogEntry),
    })
    .nullable(),
});
export type Dashboard = z.infer<typeof dashboard>;
