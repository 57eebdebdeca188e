import type { Query } from '../../../drills/support/superuser-query.ts';
import type { LoadGenerator } from '../product/load-generator.ts';
import { atMost, type Figure, noted } from '../product/drill.ts';
import type { Ledger } from '../product/ledger.ts';
import { storedQuestionnaires } from '../product/stored-questionnaires.ts';

/** Common checks of all drills: no acknowledged write is lost or duplicated. */
export const checkLedger = async (
  query: Query,
  campaigns: LoadGenerator['campaigns'],
  ledger: Ledger,
): Promise<Figure[]> => {
  const stored = await storedQuestionnaires(
    query,
    campaigns.map(({ id }) => id),
  );
  const { lost, duplicates } = ledger.compare(stored);
  const { acknowledged, retries } = ledger.counts();
  const unexpected = ledger.unexpected();
  for (const line of new Set(unexpected)) process.stderr.write(`\n  unexpected: ${line}`);
  return [
    noted('submissions acknowledged', acknowledged),
    noted('sent again', retries),
    atMost('acknowledged and lost', acknowledged === 0 ? Infinity : lost, 0),
    atMost('duplicates', duplicates, 0),
    atMost('answers that nobody should get', unexpected.length, 0),
  ];
};
