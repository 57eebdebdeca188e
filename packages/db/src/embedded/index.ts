export { attachEmbedded } from './attach-embedded.ts';
export { EmbeddedDatabaseError } from './embedded-database-error.ts';
export type { EmbeddedErrorCode } from './embedded-database-error.ts';
export { holdsCluster } from './cluster/existing-cluster.ts';
export { startEmbedded } from './start-embedded.ts';
export type { ConnectionSettings, EmbeddedOptions, EmbeddedServer } from './start-embedded.ts';
