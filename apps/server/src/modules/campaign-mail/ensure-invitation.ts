import type { Language, Recipient } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import type { Services } from '../../http/context.ts';
import { findInvitationsByEmail, saveInvitations } from './queries/invitations.ts';
import { sendCampaignMail } from './send-campaign-mail.ts';
import type { CampaignRow } from '../screening/index.ts';

interface WantedInvitation {
  readonly person: Recipient;
  readonly language: Language;
  readonly sendEmail: boolean;
}

/** The invitation of one person to a screening campaign, made and mailed if there is none yet. */
export const ensureInvitation = async (
  services: Pick<Services, 'config' | 'secrets'>,
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  { person, language, sendEmail }: WantedInvitation,
  now: Date,
): Promise<{ readonly id: string; readonly questionnaireId: string | null }> => {
  const find = async () =>
    (await findInvitationsByEmail(tx, 'screening', campaign, [person.email])).get(person.email);
  if (sendEmail) {
    const mail = { kind: 'invitation' as const, campaignId: campaign.id, to: [person], language };
    await sendCampaignMail(services, tx, actor, mail, now);
  } else if (!(await find()))
    await saveInvitations(tx, 'screening', campaign, [{ ...person, language }], now);
  const invitation = await find();
  if (!invitation) throw new Error('The invitation was not stored.');
  return invitation;
};
