import type { Cluster } from './cluster.ts';

/** Written into postgresql.conf when the cluster is made: its owner may tune them there for a larger machine. */
export const TUNING = {
  shared_buffers: '128MB',
  max_connections: '100',
  max_wal_size: '512MB',
  // Many short transactions: compiling a plan costs more than it gains.
  jit: 'off',
  // Parallel plans need /dev/shm, of which containers have 64 MB, and more than our two cores.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  // Nothing replicates from here: one process less.
  max_logical_replication_workers: '0',
};

/** Rules of ours, given on the command line, where postgresql.conf cannot change them. */
const RULES = {
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // A failed statement, its values or the row it met may hold personal data: never logged.
  // The application gets these errors through its connection.
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
