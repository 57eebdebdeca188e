export type { MadeProfilingCampaign } from './make-profiling.ts';
export type { MadeCampaign } from './make-screening.ts';
export { factories, type Factories, type MadeUser } from './make.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { startProxy } from './tcp-proxy.ts';
