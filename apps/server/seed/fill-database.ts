import { fillTables } from '@cadran/db/bulk';
import { hashPassword } from '@cadran/passwords';
import type { ClientConfig } from 'pg';
import { simulatePeople } from '../demo/evidence/simulated-sums.ts';
import { EVIDENCE_TABLES } from './tables/evidence-tables.ts';
import { campaignModels } from './answer-pool.ts';
import { planTenants, type PlannedTenant } from './plan-tenants.ts';
import { PLATFORM_TABLES } from './tables/platform-tables.ts';
import { PROFILING_TABLES } from './tables/culture-audit-tables.ts';
import { SCREENING_TABLES } from './tables/screening-tables.ts';
import type { SeedSize } from './seed-size.ts';

export interface Seeded {
  readonly tenants: readonly PlannedTenant[];
  readonly rows: Readonly<Record<string, number>>;
  readonly seconds: number;
}

export const SEED_PASSWORD = 'cadran-demo';
const POOL = 150;

/** Fills the database with realistic, reproducible data by bulk copy. */
export const fillDatabase = async (owner: ClientConfig, size: SeedSize): Promise<Seeded> => {
  const begun = performance.now();
  const people = Math.min(POOL, Math.ceil((size.candidates * size.finished) / 100));
  const plan = {
    size,
    tenants: planTenants(size),
    models: campaignModels(size.seed, people, size.until),
    passwordHash: await hashPassword(SEED_PASSWORD),
    simulated: simulatePeople(),
  };
  const rows: Record<string, number> = {};
  await fillTables(owner, async (filling) => {
    for (const one of [
      ...PLATFORM_TABLES,
      ...SCREENING_TABLES,
      ...PROFILING_TABLES,
      ...EVIDENCE_TABLES,
    ])
      rows[one.table] = await filling.copy(one.table, one.rows(plan));
  });
  return { tenants: plan.tenants, rows, seconds: (performance.now() - begun) / 1000 };
};
