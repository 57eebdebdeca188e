import { z } from 'zod';
import { auditLine } from './audit.ts';

const count = z.int().min(0);
const byStatus = z.object({ active: count, inactive: count });

/** Of the own organisation. A module that is switched off tells no numbers. */
export const moduleStatus = z.discriminatedUnion('enabled', [
  z.object({ enabled: z.literal(true), campaigns: count, respondents: count }),
  z.object({ enabled: z.literal(false) }),
]);
export type ModuleStatus = z.infer<typeof moduleStatus>;

const byModule = <T extends z.ZodType>(each: T) => z.object({ screening: each, profiling: each });

export const dashboard = z.object({
  modules: byModule(moduleStatus),
  /** The own organisation, for its administrators; else null. */
  administration: z.object({ users: byStatus, openCampaigns: byModule(count) }).nullable(),
  /** All organisations, for super admins; else null. */
  platform: z
    .object({
      organizations: byStatus,
      users: byStatus,
      campaigns: byModule(count),
      respondents: byModule(count),
      activity: z.array(auditLine),
    })
    .nullable(),
});
export type Dashboard = z.infer<typeof dashboard>;
