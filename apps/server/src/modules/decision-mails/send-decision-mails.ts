import {
  type BodyOf,
  type contract,
  DECISION_MAIL_HOURS,
  type DecisionMailSkip,
  MAIL_LIMITS,
  type QueuedDecisionMails,
  type RenderedMail,
  type ToldDecision,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { isApiKey, type Member } from '@cadran/policies';
import { AppError, invalid } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';
import { fillWording } from './decision-texts.ts';
import {
  forgetUndelivered,
  lockToldCandidates,
  takeBackMails,
  type ToldCandidate,
} from './queries/decision-mails.ts';
import { requireMailQuota } from '../campaign-mail/index.ts';
import { ownDataLink } from '../campaigns/index.ts';
import { composeMail, insertMails, presentComposedMail, WORTH_SENDING } from '../mail/index.ts';
import {
  findOrganization,
  lockOrganization,
  type OrganizationRow,
} from '../organizations/index.ts';
import { type CampaignRow, logCampaignActivity } from '../screening/index.ts';
import { findUser } from '../users/index.ts';

const HOUR = 3_600_000;
const LINK = /https?:|www\.|:\/\//i;

type Contents = Omit<BodyOf<typeof contract.decisionMails.send>, 'ids'>;
type Parts = Pick<Services, 'config' | 'secrets'>;

const toldDecision = ({ decision }: ToldCandidate): ToldDecision | null =>
  decision === 'undecided' ? null : decision;

const skipReason = (person: ToldCandidate): DecisionMailSkip | null => {
  if (person.status !== 'completed') return 'not_completed';
  if (person.decision === 'undecided') return 'undecided';
  if (person.told_decision === person.decision) return 'already_told';
  if (person.under_way) return 'waiting';
  if (person.email === null) return 'no_address';
  return person.told_at_address ? 'same_address' : null;
};

/** As the recipient reads it, in their language. */
const mailContent = async (
  { config }: Parts,
  campaign: CampaignRow,
  organization: OrganizationRow,
  person: ToldCandidate,
  decision: ToldDecision,
  { withReason, withReport }: Contents,
) => {
  if (withReport && !campaign.allowPersonalReport) throw invalid({ withReport: 'one_of' });
  const reason = withReason ? (person.note ?? '').trim() : '';
  if (LINK.test(reason)) throw invalid({ withReason: 'no_links' });
  return {
    organizationId: campaign.organizationId,
    kind: 'decision',
    recipientName: person.name.slice(0, MAIL_LIMITS.recipientName),
    language: person.language,
    data: {
      module: 'screening',
      campaignName: campaign.name,
      decision,
      wording: await fillWording(organization, campaign.name, decision, person.language),
      ...(reason && { message: reason }),
      ...(withReport && { link: ownDataLink(config, campaign) }),
    },
  } as const;
};

/** The campaign's contact, or the sender. */
const findReplyTo = async (tx: Tx, actor: Member, { contactEmail }: CampaignRow) =>
  contactEmail ?? (isApiKey(actor) ? null : (await findUser(tx, actor.id)).email);

const findPeople = async (tx: Tx, campaign: CampaignRow, ids: readonly string[]) => {
  const people = await lockToldCandidates(tx, campaign, ids);
  if (people.length < ids.length) throw new AppError('not_found');
  return people;
};

export const previewDecisionMail = async (
  parts: Parts,
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  { id, decision, ...contents }: BodyOf<typeof contract.decisionMails.preview>,
): Promise<RenderedMail> => {
  const [person] = await findPeople(tx, campaign, [id]);
  if (!person) throw new AppError('not_found');
  const organization = await findOrganization(tx, campaign.organizationId);
  const content = await mailContent(parts, campaign, organization, person, decision, contents);
  const composed = await composeMail(parts, tx, { ...content, secret: null, userId: null });
  if (!composed) throw new AppError('not_found');
  return presentComposedMail(composed, await findReplyTo(tx, actor, campaign));
};

/** Those that wait leave no more; returns how many. */
export const takeBackDecisionMails = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  ids: readonly string[],
  now: Date,
): Promise<number> => {
  await findPeople(tx, campaign, ids);
  const mails = (await takeBackMails(tx, campaign, ids)).size;
  if (mails > 0)
    await logCampaignActivity(tx, actor, 'take_back_decisions', campaign, now, { mails });
  return mails;
};

/** One mail a person, which leaves a day later; nobody is written to twice about the same decision. */
export const sendDecisionMails = async (
  parts: Parts,
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  { ids, ...contents }: BodyOf<typeof contract.decisionMails.send>,
  now: Date,
): Promise<QueuedDecisionMails> => {
  // Serialises senders, so that together they respect the quota and see each other's mails.
  await lockOrganization(tx, campaign.organizationId);
  const organization = await findOrganization(tx, campaign.organizationId);
  const dueAt = new Date(now.getTime() + DECISION_MAIL_HOURS * HOUR);
  const replyTo = await findReplyTo(tx, actor, campaign);
  const skipped: { id: string; reason: DecisionMailSkip }[] = [];
  const mails = [];
  const addresses = new Set<string>();
  for (const person of await findPeople(tx, campaign, ids)) {
    const decision = toldDecision(person);
    const { id, email } = person;
    const address = `${email} ${decision}`;
    const reason = skipReason(person) ?? (addresses.has(address) ? 'same_address' : null);
    if (reason !== null || email === null || decision === null) {
      skipped.push({ id, reason: reason ?? 'no_address' });
      continue;
    }
    addresses.add(address);
    mails.push({
      ...(await mailContent(parts, campaign, organization, person, decision, contents)),
      recipient: email,
      replyTo,
      questionnaireId: id,
      createdAt: now,
      dueAt,
      expiresAt: new Date(dueAt.getTime() + WORTH_SENDING.decision),
    });
  }
  await requireMailQuota(tx, parts.config, campaign.organizationId, mails.length, now);
  await forgetUndelivered(
    tx,
    campaign,
    mails.map(({ questionnaireId }) => questionnaireId),
  );
  await insertMails(tx, mails);
  if (mails.length > 0)
    await logCampaignActivity(tx, actor, 'send_decisions', campaign, now, { mails: mails.length });
  return { queued: mails.length, dueAt: dueAt.toISOString(), skipped };
};
