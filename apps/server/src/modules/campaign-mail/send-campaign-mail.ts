import type {
  ActivityAction,
  CampaignMail,
  CampaignMailKind,
  MailPreviewRequest,
  QueuedMails,
  RenderedMail,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { isApiKey, type Member } from '@cadran/policies';
import { AppError, invalid } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';
import type { Config } from '../../env.ts';
import {
  selectResultRecipients,
  selectInvitationRecipients,
  selectReminderRecipients,
} from './recipients/campaign-recipients.ts';
import { findMailCampaign, type MailCampaign } from './find-mail-campaign.ts';
import { giveInvitationCodes } from './invitation-codes.ts';
import { requireMailableCodes } from '../audit-codes/index.ts';
import {
  campaignActivityLogger,
  campaignLink,
  invitationLink,
  ownDataLink,
} from '../campaigns/index.ts';
import {
  composeMail,
  countCampaignMails,
  insertMails,
  presentComposedMail,
  WORTH_SENDING,
} from '../mail/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import { findUser } from '../users/index.ts';

const ACTIVITY_ACTION = {
  invitation: 'invite',
  reminder: 'remind',
  result: 'send_result',
} as const satisfies Record<CampaignMailKind, ActivityAction>;

const requireSendable = (
  { module, campaign, codes, allowPersonalReport }: MailCampaign,
  kind: string,
) => {
  if (kind === 'result' && (module !== 'screening' || !allowPersonalReport))
    throw invalid({ kind: 'one_of' });
  // Results can be read after the campaign is closed.
  if (kind !== 'result' && campaign.status !== 'open') throw new AppError('campaign_closed');
  if (codes) requireMailableCodes(codes);
};

const SELECT_RECIPIENTS = {
  invitation: selectInvitationRecipients,
  reminder: selectReminderRecipients,
  result: selectResultRecipients,
};

export const countQuotaUsed = (tx: Tx, organizationId: string, now: Date): Promise<number> =>
  countCampaignMails(tx, organizationId, now);

/** All mails or none: a partly sent list is worse than a refused one. */
export const requireMailQuota = async (
  tx: Tx,
  config: Config,
  organizationId: string,
  mails: number,
  now: Date,
): Promise<void> => {
  const used = await countQuotaUsed(tx, organizationId, now);
  if (used + mails > config.mailQuota)
    throw new AppError('too_many_requests', { retryAfter: 3600 });
};

/**
 * A candidate's link identifies the invitation; a culture audit's is the same for everyone. Results are read on the
 * page of the candidate's own data, which stays available when the campaign is closed.
 */
const linkFor = (
  config: Config,
  { module, campaign }: MailCampaign,
  kind: CampaignMailKind,
  invitationId: string | null,
): string => {
  if (kind === 'result') return ownDataLink(config, campaign);
  return module === 'screening' && invitationId !== null
    ? invitationLink(config, campaign, invitationId)
    : campaignLink(config, module, campaign);
};

/** The campaign's contact, or the sender. */
const findReplyTo = async (
  tx: Tx,
  actor: Member,
  { contactEmail }: MailCampaign,
): Promise<string | null> =>
  contactEmail ?? (isApiKey(actor) ? null : (await findUser(tx, actor.id)).email);

export const previewCampaignMail = async (
  parts: Pick<Services, 'config' | 'secrets'>,
  tx: Tx,
  actor: Member,
  { kind, campaignId, language, name = '', message, begun }: MailPreviewRequest,
): Promise<RenderedMail> => {
  const of = await findMailCampaign(tx, actor, campaignId);
  const { module, campaign } = of;
  const composed = await composeMail(parts, tx, {
    organizationId: campaign.organizationId,
    kind,
    language,
    recipientName: name,
    data: {
      module,
      campaignName: campaign.name,
      link: linkFor(parts.config, of, kind, null),
      ...(of.duration && { duration: of.duration }),
      ...(message ? { message } : {}),
      ...(begun === false ? { begun } : {}),
      ...(of.codes ? { code: { campaignId, round: 0 } } : {}),
    },
    secret: null,
    userId: null,
  });
  if (!composed) throw new AppError('not_found');
  return presentComposedMail(composed, await findReplyTo(tx, actor, of));
};

export const sendCampaignMail = async (
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  tx: Tx,
  actor: Member,
  body: CampaignMail,
  now: Date,
): Promise<QueuedMails> => {
  const of = await findMailCampaign(tx, actor, body.campaignId);
  requireSendable(of, body.kind);
  // Serialises senders, so that together they respect the quota.
  await lockOrganization(tx, of.campaign.organizationId);
  const request = { to: body.to, language: body.language };
  const selected = await SELECT_RECIPIENTS[body.kind](tx, of, request, now);
  await requireMailQuota(tx, config, of.campaign.organizationId, selected.recipients.length, now);
  const codes =
    of.codes && body.kind === 'invitation'
      ? await giveInvitationCodes(tx, secrets, of, selected.recipients)
      : null;
  const replyTo = await findReplyTo(tx, actor, of);
  await insertMails(
    tx,
    selected.recipients.map((recipient) => ({
      organizationId: of.campaign.organizationId,
      kind: body.kind,
      recipient: recipient.email,
      recipientName: recipient.name,
      replyTo,
      language: recipient.questionnaireId === null ? body.language : recipient.language,
      data: {
        module: of.module,
        campaignName: of.campaign.name,
        link: linkFor(config, of, body.kind, recipient.invitationId),
        ...(of.duration && { duration: of.duration }),
        ...(body.message ? { message: body.message } : {}),
        ...(body.kind === 'reminder' && of.module === 'screening'
          ? { begun: recipient.questionnaireId !== null }
          : {}),
        ...(of.codes && {
          code: {
            campaignId: of.campaign.id,
            round: codes?.rounds.get(recipient.email) ?? recipient.codeRound,
          },
        }),
      },
      invitationId: recipient.invitationId,
      questionnaireId: recipient.questionnaireId,
      createdAt: now,
      dueAt: now,
      expiresAt: new Date(now.getTime() + WORTH_SENDING[body.kind]),
    })),
  );
  if (selected.recipients.length > 0)
    await campaignActivityLogger(of.module)(
      tx,
      actor,
      ACTIVITY_ACTION[body.kind],
      of.campaign,
      now,
      {
        mails: selected.recipients.length,
        ...(codes && { codes: codes.added }),
      },
    );
  const isPersonal = of.module === 'screening' && body.kind === 'invitation';
  return {
    queued: selected.recipients.length,
    skipped: [...selected.skipped],
    links: (isPersonal ? selected.recipients : []).map(({ email, invitationId }) => ({
      email,
      link: linkFor(config, of, body.kind, invitationId),
    })),
  };
};
