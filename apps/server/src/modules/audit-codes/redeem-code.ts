import type { Tx } from '@cadran/db';
import type { Secrets } from '../../secrets.ts';
import { hashCode, hashCodeOfQuestionnaire } from './hash-code.ts';
import { lockCode, markCodeUsed } from './queries.ts';

interface Redemption<Row> {
  readonly find: (codeHash: Buffer) => Promise<Row | undefined>;
  readonly begin: (codeHash: Buffer) => Promise<Row | undefined>;
}

/**
 * The questionnaire that a code opens: a new one the first time, the same one until it is sent. Undefined for an unknown
 * and for a spent code alike. The caller holds a shared lock of the campaign.
 */
export const redeemCode = async <Row>(
  tx: Tx,
  secrets: Secrets,
  campaign: { readonly organizationId: string; readonly id: string },
  code: string,
  { find, begin }: Redemption<Row>,
): Promise<Row | undefined> => {
  const hash = hashCode(secrets, campaign.id, code);
  const known = await lockCode(tx, campaign, hash);
  if (!known) return undefined;
  const questionnaireHash = hashCodeOfQuestionnaire(secrets, campaign.id, code);
  if (known.used) return find(questionnaireHash);
  await markCodeUsed(tx, campaign, hash);
  return begin(questionnaireHash);
};
