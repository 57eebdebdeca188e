import type { CopyValue } from '@cadran/db/bulk';
import type { CampaignModel } from './answer-pool.ts';
import type { PlannedHouse } from './plan-houses.ts';
import type { SeedSize } from './seed-size.ts';

/** What every table is written from. */
export interface SeedPlan {
  readonly size: SeedSize;
  readonly houses: readonly PlannedHouse[];
  readonly models: readonly CampaignModel[];
  readonly passwordHash: string;
}

export interface SeededTable {
  readonly table: string;
  readonly columns: readonly string[];
  rows(plan: SeedPlan): Iterable<readonly CopyValue[]>;
}
