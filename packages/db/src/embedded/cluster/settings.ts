import type { Cluster } from './cluster.ts';

/** Written into postgresql.conf when the cluster is created, where operators can tune them for a larger machine. */
export const TUNING = {
  shared_buffers: '128MB',
  max_connections: '100',
  max_wal_size: '512MB',
  // JIT compilation costs more than it saves for short transactions.
  jit: 'off',
  // Parallel plans need more /dev/shm than the 64 MB of containers, and more than two cores.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  // No replication: one process less.
  max_logical_replication_workers: '0',
};

/** Passed on the command line, so that postgresql.conf cannot change them. */
const RULES = {
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // Statements, values and rows of errors may contain personal data: never logged. The application receives them
  // through its connection.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export const serverSettings = (
  { durable }: Pick<Cluster, 'durable'>,
  place: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries({ ...RULES, ...(durable ? {} : NOT_DURABLE), ...place }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );

export const tuningArguments = (): readonly string[] =>
  Object.entries(TUNING).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
