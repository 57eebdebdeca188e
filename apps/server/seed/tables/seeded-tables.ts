import type { BulkRow } from '@cadran/db/bulk';
import type { SimulatedPerson } from '@cadran/scoring/simulation';
import type { CampaignModel } from '../answer-pool.ts';
import type { PlannedTenant } from '../plan-tenants.ts';
import type { SeedSize } from '../seed-size.ts';

export interface SeedPlan {
  readonly size: SeedSize;
  readonly tenants: readonly PlannedTenant[];
  readonly models: readonly CampaignModel[];
  readonly passwordHash: string;
  /** Whose sums the first organisation has. */
  readonly simulated: readonly SimulatedPerson[];
}

export interface SeededTable {
  readonly table: string;
  rows(plan: SeedPlan): Iterable<BulkRow>;
}
