import { schema, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import type { CampaignKey } from '../../campaigns/index.ts';

const { invitations, mails } = schema;

interface CodeAddress {
  readonly email: string;
  readonly round: number;
}

const ofCampaign = ({ organizationId, id }: CampaignKey) =>
  and(eq(invitations.organizationId, organizationId), eq(invitations.profilingCampaignId, id));

/** Every address that an audit by codes has invited. */
export const listCodeAddresses = (tx: Tx, campaign: CampaignKey): Promise<CodeAddress[]> =>
  tx.sql
    .select({ email: invitations.email, round: invitations.codeRound })
    .from(invitations)
    .where(ofCampaign(campaign));

export const saveCodeRounds = async (
  tx: Tx,
  campaign: CampaignKey,
  moved: readonly CodeAddress[],
): Promise<void> => {
  for (const { email, round } of moved)
    await tx.sql
      .update(invitations)
      .set({ codeRound: round })
      .where(and(ofCampaign(campaign), eq(invitations.email, email)));
};

/** Undefined if a mail has left, or may have. Its mails are locked, so that none leaves from now on. */
export const lockUnsentInvitation = async (
  tx: Tx,
  campaign: CampaignKey,
  id: string,
): Promise<CodeAddress | undefined> => {
  const of = await tx.sql
    .select({ status: mails.status, attempts: mails.attempts })
    .from(mails)
    .where(and(eq(mails.organizationId, campaign.organizationId), eq(mails.invitationId, id)))
    .for('update');
  // A second attempt may follow one of which nobody knows whether it arrived.
  const mayHaveLeft = of.some(
    ({ status, attempts }) => (status !== 'queued' && status !== 'failed') || attempts > 1,
  );
  if (mayHaveLeft) return undefined;
  const [row] = await tx.sql
    .select({ email: invitations.email, round: invitations.codeRound })
    .from(invitations)
    .where(and(ofCampaign(campaign), sql`${invitations.id} = ${id}`));
  return row;
};
