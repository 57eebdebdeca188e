import type { Database, Tx } from '@cadran/db';
import { addPeople, type Counts, personNumbers } from '@cadran/scoring/evidence';
import { countsOf } from '../adding/counts-buffer.ts';
import { listAddedPeople } from '../queries/stored-people.ts';
import { listCells, listOptedIn } from '../queries/sums.ts';
import { type CellKey, listWaiting } from '../queries/waiting.ts';
import { parseStoredAnswers } from '../../questionnaires/index.ts';

const BATCH = 200;

/** What one cell should hold by the people who are still stored. */
export interface Rebuilt {
  readonly key: CellKey;
  people: number;
  counts: Counts;
}

/** Scores may have been computed anew since they were added, so those stored say nothing of the sums. */
const isChecked = (kind: string): boolean => !kind.startsWith('scores/');

const nameOf = ({ organizationId, instrumentVersion, language, kind }: CellKey): string =>
  [organizationId, instrumentVersion, language, kind].join(' ');

/** Sums of an organisation made anew from its questionnaires, a few at a time. */
const rebuildFromStored = async (tx: Tx, organizationId: string) => {
  const cells = new Map<string, Rebuilt>();
  for (let after: string | null = null; ;) {
    const batch = await listAddedPeople(tx, organizationId, after, BATCH);
    for (const { language, instrumentVersion, items, scores } of batch) {
      const { answers, timings } = parseStoredAnswers(items);
      for (const { kind, numbers } of personNumbers(answers, scores, timings)) {
        if (!isChecked(kind)) continue;
        const key = { organizationId, instrumentVersion, language, kind };
        const before = cells.get(nameOf(key));
        cells.set(nameOf(key), {
          key,
          people: (before?.people ?? 0) + 1,
          counts: addPeople(kind, before?.counts ?? null, [numbers]),
        });
      }
    }
    after = batch.at(-1)?.id ?? null;
    if (batch.length < BATCH) return cells;
  }
};

/**
 * `equal`: the sums are those of the people stored. `erased`: they hold more, as they should once somebody was erased.
 * `differs`: they hold fewer people than are stored, or other numbers of as many.
 */
export interface ComparedCell {
  readonly key: CellKey;
  readonly state: 'equal' | 'erased' | 'differs';
  /** Added up, those who wait included. */
  readonly running: number;
  /** Still stored. */
  readonly stored: number;
}

const stateOf = (running: Rebuilt, stored: Rebuilt | undefined): ComparedCell['state'] => {
  if (running.people < (stored?.people ?? 0)) return 'differs';
  const fewer = stored
    ? stored.counts.some((count, place) => count > (running.counts[place] ?? 0))
    : false;
  if (fewer) return 'differs';
  return running.people === (stored?.people ?? 0) ? 'equal' : 'erased';
};

const compareOrganization = async (tx: Tx, organizationId: string): Promise<ComparedCell[]> => {
  const stored = await rebuildFromStored(tx, organizationId);
  const keys = new Map(
    (await listCells(tx, organizationId))
      .filter(({ kind }) => isChecked(kind))
      .map((cell) => [nameOf(cell), cell] as const),
  );
  for (const { key } of stored.values())
    if (!keys.has(nameOf(key))) keys.set(nameOf(key), { ...key, people: 0, counts: null });
  const compared: ComparedCell[] = [];
  for (const { people, counts, ...key } of keys.values()) {
    const waiting = await listWaiting(tx, key);
    const running = {
      key,
      people: people + waiting.length,
      counts: addPeople(key.kind, counts && countsOf(counts), waiting),
    };
    const own = stored.get(nameOf(key));
    compared.push({
      key,
      state: stateOf(running, own),
      running: running.people,
      stored: own?.people ?? 0,
    });
  }
  return compared;
};

/** Checks the running sums of every organisation that opted in against what is stored. */
export const compareSums = async (database: Database): Promise<ComparedCell[]> => {
  const organizations = await database.withPlatform((tx) => listOptedIn(tx, null));
  const all: ComparedCell[] = [];
  for (const id of organizations)
    all.push(...(await database.withTenant(id, (tx) => compareOrganization(tx, id), 600_000)));
  return all;
};
