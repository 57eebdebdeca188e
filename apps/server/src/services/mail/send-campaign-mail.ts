import type {
  AuditAction,
  CampaignMail,
  CampaignMailKind,
  PreviewedMail,
  QueuedMails,
  SeenMail,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { AppError, invalid } from '../../app-error.ts';
import type { Services } from '../../context.ts';
import type { Config } from '../../env.ts';
import { countCampaignMails, insertMails } from '../../queries/mails.ts';
import { lockOrganization } from '../../queries/organizations.ts';
import { findUser } from '../../queries/users.ts';
import { auditCampaignOf } from '../campaign/audit-campaign.ts';
import { campaignLink, ownDataLink } from '../campaign/campaign-link.ts';
import { pickCompleted, pickInvited, pickReminded } from './campaign-recipients.ts';
import { composeMail, seenBy } from './compose-mail.ts';
import { findMailCampaign, type MailCampaign } from './find-mail-campaign.ts';
import { QUOTA_WINDOW, WORTH_SENDING } from './mail-times.ts';
import type { Picked } from './pick-recipients.ts';

const ACTION = {
  invitation: 'invite',
  reminder: 'remind',
  result: 'send_result',
} as const satisfies Record<CampaignMailKind, AuditAction>;

const refuseUnfit = ({ module, campaign, allowPersonalReport }: MailCampaign, kind: string) => {
  if (kind === 'result' && (module !== 'screening' || !allowPersonalReport))
    throw invalid({ kind: 'one_of' });
  // What was finished may be read after the end; nobody is sent to a closed door.
  if (kind !== 'result' && campaign.status !== 'open') throw new AppError('campaign_closed');
};

const PICK = { invitation: pickInvited, reminder: pickReminded, result: pickCompleted };

export const quotaUsed = (tx: Tx, organizationId: string, now: Date): Promise<number> =>
  countCampaignMails(tx, organizationId, new Date(now.getTime() - QUOTA_WINDOW));

/** All of them or none: half a list sent is worse than a list refused. */
const keepToQuota = async (
  tx: Tx,
  config: Config,
  { campaign }: MailCampaign,
  { targets }: Picked,
  now: Date,
): Promise<void> => {
  const used = await quotaUsed(tx, campaign.organizationId, now);
  if (used + targets.length > config.mailQuota)
    throw new AppError('too_many_requests', { retryAfter: 3600 });
};

/**
 * A candidate's own link tells that the invitation was opened; an audit's is the same for all. A portrait is read
 * where the own data are: that page stays open when the campaign is closed.
 */
const linkFor = (
  config: Config,
  { module, campaign }: MailCampaign,
  kind: CampaignMailKind,
  invitationId: string | null,
): string => {
  if (kind === 'result') return ownDataLink(config, campaign);
  const link = new URL(campaignLink(config, module, campaign));
  if (module === 'screening' && invitationId !== null)
    link.searchParams.set('invitation', invitationId);
  return link.href;
};

/** Whom an answer reaches: who the campaign names, or who sends. */
const replyToOf = async (
  tx: Tx,
  actor: Member,
  { contactEmail }: MailCampaign,
): Promise<string | null> =>
  contactEmail ?? (actor.apiKey ? null : (await findUser(tx, actor.id)).email);

/** What it would look like, before anybody gets it. */
export const previewCampaignMail = async (
  parts: Pick<Services, 'config' | 'secrets'>,
  tx: Tx,
  actor: Member,
  { kind, campaignId, language, name = '', message, begun }: PreviewedMail,
): Promise<SeenMail> => {
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
      ...(message ? { message } : {}),
      ...(begun === false ? { begun } : {}),
    },
    secret: null,
    userId: null,
  });
  if (!composed) throw new AppError('not_found');
  return seenBy(composed, await replyToOf(tx, actor, of));
};

/** Puts the mails into the outbox, in the transaction of the request: acknowledged is kept. */
export const sendCampaignMail = async (
  config: Config,
  tx: Tx,
  actor: Member,
  body: CampaignMail,
  now: Date,
): Promise<QueuedMails> => {
  const of = await findMailCampaign(tx, actor, body.campaignId);
  refuseUnfit(of, body.kind);
  // Senders take turns, so that together they keep to the quota.
  await lockOrganization(tx, of.campaign.organizationId);
  const ask = { to: body.to, language: body.language };
  const picked = await PICK[body.kind](tx, of, ask, now);
  await keepToQuota(tx, config, of, picked, now);
  const replyTo = await replyToOf(tx, actor, of);
  await insertMails(
    tx,
    picked.targets.map((target) => ({
      organizationId: of.campaign.organizationId,
      kind: body.kind,
      recipient: target.email,
      recipientName: target.name,
      replyTo,
      language: target.questionnaireId === null ? body.language : target.language,
      data: {
        module: of.module,
        campaignName: of.campaign.name,
        link: linkFor(config, of, body.kind, target.invitationId),
        ...(body.message ? { message: body.message } : {}),
        ...(body.kind === 'reminder' && of.module === 'screening'
          ? { begun: target.questionnaireId !== null }
          : {}),
      },
      invitationId: target.invitationId,
      questionnaireId: target.questionnaireId,
      createdAt: now,
      dueAt: now,
      expiresAt: new Date(now.getTime() + WORTH_SENDING[body.kind]),
    })),
  );
  if (picked.targets.length > 0)
    await auditCampaignOf(of.module)(tx, actor, ACTION[body.kind], of.campaign, now, {
      mails: picked.targets.length,
    });
  return { queued: picked.targets.length, skipped: [...picked.skipped] };
};
