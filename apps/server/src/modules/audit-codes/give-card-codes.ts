import { randomBytes } from 'node:crypto';
import { accessCodeOf, type OrganizationalUnit } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Secrets } from '../../secrets.ts';
import { hashCode } from './hash-code.ts';
import { addGivenCodes, insertCodes, lockCodeCampaign, shuffleCodes } from './queries.ts';
import { requireCodesLeft } from './require-codes-left.ts';

/** Twice as many as a code needs on average: bytes that would favour some symbols are skipped. */
const BYTES = 64;

/** Random codes, each once. */
export const generateCardCodes = (count: number): readonly string[] => {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(accessCodeOf(randomBytes(BYTES)));
  return [...codes];
};

interface Campaign {
  readonly organizationId: string;
  readonly id: string;
  readonly units: readonly OrganizationalUnit[];
}

/** Stores hashes of codes that were printed; false, with nothing stored, if one of them was given out before. */
export const giveCardCodes = async (
  tx: Tx,
  secrets: Secrets,
  key: Campaign,
  codes: readonly string[],
): Promise<boolean> => {
  const campaign = await lockCodeCampaign(tx, key);
  requireCodesLeft(campaign, codes.length);
  const hashes = codes.map((code) => hashCode(secrets, campaign.id, code));
  const added = await insertCodes(tx, campaign, hashes);
  if (added < codes.length) return false;
  await addGivenCodes(tx, campaign, { mailed: 0, printed: added });
  await shuffleCodes(tx, campaign);
  return true;
};
