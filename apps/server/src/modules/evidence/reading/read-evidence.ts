import type { Evidence } from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { createReading, type Panels } from '@cadran/scoring/evidence';
import type { Services } from '../../../http/context.ts';
import type { PanelsRequest } from '../../../scoring/compute-panels.ts';
import { countsOf } from '../adding/counts-buffer.ts';
import { addUpSums, listInstrumentVersions, listOptedIn, sumsSignature } from '../queries/sums.ts';
import { readGroupTables } from '../../group-statistics/index.ts';

/** Each statement takes a second or two of the database at most. */
const ORGANIZATIONS_AT_ONCE = 50;

export const loadReading = async (
  tx: Tx,
  organizationIds: readonly string[],
  instrumentVersion: number,
) => {
  const reading = createReading();
  for (let begin = 0; begin < organizationIds.length; begin += ORGANIZATIONS_AT_ONCE) {
    const some = organizationIds.slice(begin, begin + ORGANIZATIONS_AT_ONCE);
    for (const { counts: added, ...cell } of await addUpSums(tx, some, instrumentVersion)) {
      const counts = countsOf(added.swap32());
      if (counts) reading.add({ ...cell, counts });
    }
  }
  return reading;
};

interface Loaded {
  readonly organizationIds: readonly string[];
  readonly versions: readonly number[];
  readonly version: number;
  readonly signature: string;
  readonly sources: PanelsRequest | null;
}

interface Cached {
  readonly signature: string;
  /** As JSON: as objects, each reading would leave its predecessor to a full collection. */
  readonly panels: string;
}

/** The last panels of each database and version of the questionnaire: they change once every thirty people. */
const CACHE = new WeakMap<Database, Map<number, Cached>>();
const MOST_CACHED = 50;

const cacheOf = (database: Database): Map<number, Cached> => {
  const cache = CACHE.get(database) ?? new Map<number, Cached>();
  CACHE.set(database, cache);
  return cache;
};

const load = async (
  tx: Tx,
  wanted: number | undefined,
  known: (version: number) => Cached | undefined,
): Promise<Loaded> => {
  const organizationIds = await listOptedIn(tx, null);
  const versions = await listInstrumentVersions(tx, organizationIds);
  const version = wanted ?? versions.at(-1) ?? INSTRUMENTS_VERSION;
  const groupTables = await readGroupTables(tx, organizationIds);
  const signature = JSON.stringify([
    organizationIds,
    await sumsSignature(tx, organizationIds),
    groupTables.map(({ readAt }) => readAt.getTime()),
  ]);
  const common = { organizationIds, versions, version, signature };
  if (known(version)?.signature === signature) return { ...common, sources: null };
  return {
    ...common,
    sources: {
      cells: (await loadReading(tx, organizationIds, version)).cells(),
      groupTables: groupTables.filter((table) => table.instrumentVersion === version),
    },
  };
};

/** How good the questionnaire is, by all organisations that opted in. Computed once for each reading. */
export const readEvidence = async (
  { database, panels: compute }: Pick<Services, 'database' | 'panels'>,
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  wanted: number | undefined,
): Promise<Evidence> => {
  const cache = cacheOf(database);
  const loaded = await transaction((tx) => load(tx, wanted, (version) => cache.get(version)));
  const { organizationIds, version, versions, signature, sources } = loaded;
  const panels = sources ? JSON.stringify(await compute(sources)) : cache.get(version)?.panels;
  if (panels === undefined) return readEvidence({ database, panels: compute }, transaction, wanted);
  cache.delete(version);
  if (cache.size >= MOST_CACHED) cache.delete(cache.keys().next().value ?? 0);
  cache.set(version, { signature, panels });
  return {
    organizations: organizationIds.length,
    instrumentVersion: version,
    instrumentVersions: [...versions],
    ...(JSON.parse(panels) as Panels),
  };
};
