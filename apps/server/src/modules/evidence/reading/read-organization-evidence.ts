import type { OrganizationEvidence } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { buildOrganizationPanels } from '@cadran/scoring/evidence';
import { readGroupSelections } from '../../group-statistics/index.ts';
import { listInstrumentVersions, listOptedIn } from '../queries/sums.ts';
import { loadReading } from './read-evidence.ts';
import { readLastReadings } from './refresh-readings.ts';

/** Effects on groups and oversight of one organisation; nothing before it opted in. */
export const readOrganizationEvidence = async (
  tx: Tx,
  organizationId: string,
): Promise<OrganizationEvidence> => {
  const optedIn = await listOptedIn(tx, organizationId);
  const versions = await listInstrumentVersions(tx, optedIn);
  const { selections, oversight } = await readLastReadings(tx, optedIn);
  return buildOrganizationPanels({
    reading: await loadReading(tx, optedIn, versions.at(-1) ?? INSTRUMENTS_VERSION),
    selections: [...selections, ...(await readGroupSelections(tx, optedIn))],
    oversight,
  });
};
