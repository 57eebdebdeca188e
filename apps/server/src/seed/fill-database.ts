import { fillTables } from '@cadran/db/bulk';
import { hashPassword } from '@cadran/passwords';
import type { ClientConfig } from 'pg';
import { campaignModels } from './answer-pool.ts';
import { planHouses, type PlannedHouse } from './plan-houses.ts';
import { PLATFORM_TABLES } from './platform-tables.ts';
import { PROFILING_TABLES } from './profiling-tables.ts';
import { SCREENING_TABLES } from './screening-tables.ts';
import type { SeedSize } from './seed-size.ts';

export interface Seeded {
  readonly houses: readonly PlannedHouse[];
  readonly rows: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/** The password of everybody who is made here. */
export const SEED_PASSWORD = 'cadran-demo';
/** Different people a model of a campaign, at most. */
const POOL = 150;

/** As much data as asked for, believable and the same every time, in seconds rather than hours. */
export const fillDatabase = async (owner: ClientConfig, size: SeedSize): Promise<Seeded> => {
  const begun = performance.now();
  const people = Math.min(POOL, Math.ceil((size.candidates * size.finished) / 100));
  const plan = {
    size,
    houses: planHouses(size),
    models: campaignModels(size.seed, people, size.until),
    passwordHash: await hashPassword(SEED_PASSWORD),
  };
  const rows: Record<string, number> = {};
  await fillTables(owner, async (filling) => {
    for (const one of [...PLATFORM_TABLES, ...SCREENING_TABLES, ...PROFILING_TABLES])
      rows[one.table] = await filling.copy(one.table, one.columns, one.rows(plan));
  });
  return { houses: plan.houses, rows, seconds: (performance.now() - begun) / 1000 };
};
