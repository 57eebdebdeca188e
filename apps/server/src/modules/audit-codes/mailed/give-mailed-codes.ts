import type { Tx } from '@cadran/db';
import type { Secrets } from '../../../secrets.ts';
import { type AssignedCode, assignRounds } from './assign-rounds.ts';
import { createCodeSecret, openCodeSecret, requireMailableCodes } from './code-secret.ts';
import { type CodeAddress, deriveMailedCode } from './derive-mailed-code.ts';
import { hashCode } from '../hash-code.ts';
import {
  addGivenCodes,
  type CodeCampaign,
  deleteUnusedCode,
  insertCodes,
  lockCodeCampaign,
  saveCodeSecret,
  shuffleCodes,
} from '../queries.ts';
import { requireCodesLeft } from '../require-codes-left.ts';

/** Addresses to give codes to, and all that the campaign has invited. */
interface Mailing {
  readonly recipients: readonly CodeAddress[];
  readonly invited: readonly CodeAddress[];
}

export interface GivenMailedCodes {
  /** How many are new: an address that is invited again keeps its code. */
  readonly added: number;
  readonly assigned: readonly Omit<AssignedCode, 'code'>[];
}

/** Made with the first mail, so that a campaign on cards only has none. */
const findOrCreateSecret = async (
  tx: Tx,
  secrets: Secrets,
  campaign: CodeCampaign,
): Promise<Buffer> => {
  requireMailableCodes(campaign);
  if (campaign.codeSecret !== null) return openCodeSecret(secrets, campaign.codeSecret);
  const { secret, sealed } = createCodeSecret(secrets);
  await saveCodeSecret(tx, campaign, sealed);
  return secret;
};

/** Stores hashes of the codes alone; the mails are written when they are sent. */
export const giveMailedCodes = async (
  tx: Tx,
  secrets: Secrets,
  key: { readonly organizationId: string; readonly id: string },
  { recipients, invited }: Mailing,
): Promise<GivenMailedCodes> => {
  const campaign = await lockCodeCampaign(tx, key);
  const secret = await findOrCreateSecret(tx, secrets, campaign);
  const derive = (address: CodeAddress) => deriveMailedCode(secret, address);
  const assigned = assignRounds(derive, invited, recipients);
  const hashes = assigned.map(({ code }) => hashCode(secrets, campaign.id, code));
  const added = await insertCodes(tx, campaign, hashes);
  requireCodesLeft(campaign, added);
  await addGivenCodes(tx, campaign, { mailed: added, printed: 0 });
  await shuffleCodes(tx, campaign);
  return { added, assigned: assigned.map(({ email, round }) => ({ email, round })) };
};

/** Of an invitation whose mail never left: nobody has the code. */
export const takeBackMailedCode = async (
  tx: Tx,
  secrets: Secrets,
  key: { readonly organizationId: string; readonly id: string },
  address: CodeAddress,
): Promise<void> => {
  const campaign = await lockCodeCampaign(tx, key);
  if (campaign.codeSecret === null) return;
  const code = deriveMailedCode(openCodeSecret(secrets, campaign.codeSecret), address);
  if (await deleteUnusedCode(tx, campaign, hashCode(secrets, campaign.id, code)))
    await addGivenCodes(tx, campaign, { mailed: -1, printed: 0 });
};
