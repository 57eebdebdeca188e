import type { Language, Trait } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { traitCounts } from '@cadran/scoring/evidence';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { listInstrumentVersions, listOptedIn } from '../queries/sums.ts';
import { loadReading } from '../reading/read-evidence.ts';

type Counts = readonly (readonly [sum: number, people: number])[];

/** What is known now of the newest questionnaire in one language, over all organisations that opted in. */
export const knownNorms = async (tx: Tx, language: Language) => {
  const organizationIds = await listOptedIn(tx, null);
  const versions = await listInstrumentVersions(tx, organizationIds);
  const instrumentVersion = versions.at(-1) ?? INSTRUMENTS_VERSION;
  const reading = await loadReading(tx, organizationIds, instrumentVersion);
  const cell = reading.of('personality', language);
  const counts = Object.fromEntries(
    (cell ? traitCounts(cell) : []).map((one): [Trait, Counts] => [
      one.trait,
      one.counts.map(({ value, count }) => [value, count] as const),
    ]),
  ) as Record<Trait, Counts>;
  return { instrumentVersion, people: cell?.people ?? 0, counts };
};
