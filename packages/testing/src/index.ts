export type { MadeProfilingCampaign } from './profiling-factories.ts';
export type { MadeCampaign } from './screening-factories.ts';
export { factories, type Factories, type MadeUser } from './factories.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { startProxy } from './tcp-proxy.ts';
