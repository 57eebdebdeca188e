import type { Tx } from '@cadran/db';
import type { Secrets } from '../../secrets.ts';
import type { MailCampaign } from './find-mail-campaign.ts';
import {
  listCodeAddresses,
  lockUnsentInvitation,
  saveCodeRounds,
} from './queries/code-addresses.ts';
import type { MailRecipient } from './recipients/select-recipients.ts';
import { giveMailedCodes, takeBackMailedCode } from '../audit-codes/index.ts';

/** A code for every recipient; whoever is invited again keeps theirs. */
export const giveInvitationCodes = async (
  tx: Tx,
  secrets: Secrets,
  { campaign }: MailCampaign,
  recipients: readonly MailRecipient[],
): Promise<{ added: number; rounds: ReadonlyMap<string, number> }> => {
  const { added, assigned } = await giveMailedCodes(tx, secrets, campaign, {
    recipients: recipients.map(({ email, codeRound }) => ({ email, round: codeRound })),
    invited: await listCodeAddresses(tx, campaign),
  });
  const before = new Map(recipients.map(({ email, codeRound }) => [email, codeRound]));
  const moved = assigned.filter(({ email, round }) => before.get(email) !== round);
  await saveCodeRounds(tx, campaign, moved);
  return { added, rounds: new Map(assigned.map(({ email, round }) => [email, round])) };
};

/** An address with a typing mistake, say, gives its code back if no mail ever left for it. */
export const takeBackInvitationCode = async (
  tx: Tx,
  secrets: Secrets,
  campaign: { readonly organizationId: string; readonly id: string },
  invitationId: string,
): Promise<void> => {
  const unsent = await lockUnsentInvitation(tx, campaign, invitationId);
  if (unsent) await takeBackMailedCode(tx, secrets, campaign, unsent);
};
