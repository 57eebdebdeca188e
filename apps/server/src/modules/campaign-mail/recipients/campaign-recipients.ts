import type { CampaignMail, CandidateProgress, Recipient } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { findInvitationsByEmail, saveInvitations } from '../queries/invitations.ts';
import { type MailCandidate, listMailCandidates } from '../queries/mail-candidates.ts';
import type { MailCampaign } from '../find-mail-campaign.ts';
import {
  distinctRecipients,
  selectRecipients,
  type RecipientSelection,
  toMailRecipient,
  reminderSkipReason,
} from './select-recipients.ts';

type RecipientRequest = Pick<CampaignMail, 'language'> & {
  readonly to: readonly Recipient[] | undefined;
};

/** Skips addresses that were invited before, unless that mail failed. */
export const selectInvitationRecipients = async (
  tx: Tx,
  { module, campaign }: MailCampaign,
  { to = [], language }: RecipientRequest,
  now: Date,
): Promise<RecipientSelection> => {
  const people = distinctRecipients(to);
  const emails = people.map(({ email }) => email);
  const known = await findInvitationsByEmail(tx, module, campaign, emails);
  const uninvited = people.filter(({ email }) => {
    const status = known.get(email)?.status;
    return status === undefined || status === 'failed' || status === 'unknown';
  });
  const saved = await saveInvitations(
    tx,
    module,
    campaign,
    uninvited.map((person) => ({ ...person, language })),
    now,
  );
  const invitations = new Map(saved.map((invitation) => [invitation.email, invitation]));
  return selectRecipients(
    people,
    ({ email }) => (invitations.has(email) ? null : 'already_invited'),
    ({ email, name }) => ({
      email,
      name,
      language,
      invitationId: invitations.get(email)?.id ?? null,
      questionnaireId: null,
      codeRound: invitations.get(email)?.codeRound ?? 0,
    }),
  );
};

/** Culture audits do not record who answered, so everyone invited, or everyone named, is reminded. */
const selectCultureAuditReminderRecipients = async (
  tx: Tx,
  { module, campaign }: MailCampaign,
  { to }: RecipientRequest,
  now: Date,
): Promise<RecipientSelection> => {
  const emails = to && distinctRecipients(to).map(({ email }) => email);
  const known = await findInvitationsByEmail(tx, module, campaign, emails);
  const people = (emails ?? [...known.keys()]).map((email) => ({ email, row: known.get(email) }));
  return selectRecipients(
    people,
    ({ row }) => {
      if (row?.status !== 'sent') return 'not_invited';
      const remindedAt = row.remindedAt === null ? null : new Date(row.remindedAt);
      return reminderSkipReason({ reminders: row.reminders, remindedAt }, now);
    },
    ({ email, row }) => ({
      email,
      name: row?.name ?? '',
      language: row?.language ?? 'fr',
      invitationId: row?.id ?? null,
      questionnaireId: null,
      codeRound: row?.codeRound ?? 0,
    }),
  );
};

interface AddressedCandidate {
  readonly email: string;
  readonly person: MailCandidate | undefined;
}

const findAddressedCandidates = async (
  tx: Tx,
  { campaign }: MailCampaign,
  to: readonly Recipient[],
) => {
  const emails = distinctRecipients(to).map(({ email }) => email);
  const found = await listMailCandidates(tx, campaign, { emails });
  const byEmail = new Map(found.map((person) => [person.email, person]));
  return emails.map((email): AddressedCandidate => ({ email, person: byEmail.get(email) }));
};

const toRecipient = ({ person }: AddressedCandidate) => {
  if (!person) throw new Error('A selected address has no candidate.');
  return toMailRecipient(person);
};

const candidateSkipReason = ({ person }: AddressedCandidate, now: Date) => {
  if (!person) return 'not_invited';
  if (person.status === 'completed') return 'completed';
  return reminderSkipReason({ reminders: person.reminders, remindedAt: person.reminded_at }, now);
};

/** What has been sent to the person behind a questionnaire, and why nothing more is, if so. */
export const findReminderState = async (
  tx: Tx,
  campaign: MailCampaign['campaign'],
  questionnaireId: string,
  now: Date,
): Promise<CandidateProgress['reminders']> => {
  const [person] = await listMailCandidates(tx, campaign, { questionnaireId });
  if (!person) return { email: null, sent: 0, lastAt: null, refusal: 'no_address' };
  const { email, status, reminders, reminded_at: remindedAt } = person;
  const skipped =
    status === 'completed' ? 'completed' : reminderSkipReason({ reminders, remindedAt }, now);
  return {
    email,
    sent: reminders,
    lastAt: remindedAt?.toISOString() ?? null,
    refusal: campaign.status === 'open' ? skipped : 'campaign_closed',
  };
};

/** Candidates who began but did not finish; named ones also if they never began. */
export const selectReminderRecipients = async (
  tx: Tx,
  of: MailCampaign,
  request: RecipientRequest,
  now: Date,
): Promise<RecipientSelection> => {
  if (of.module === 'profiling') return selectCultureAuditReminderRecipients(tx, of, request, now);
  const named =
    request.to === undefined
      ? (await listMailCandidates(tx, of.campaign, { status: 'opened' })).map((person) => ({
          email: person.email,
          person,
        }))
      : await findAddressedCandidates(tx, of, request.to);
  return selectRecipients(
    named,
    (one: AddressedCandidate) => candidateSkipReason(one, now),
    toRecipient,
  );
};

export const selectResultRecipients = async (
  tx: Tx,
  of: MailCampaign,
  { to = [] }: RecipientRequest,
): Promise<RecipientSelection> =>
  selectRecipients(
    await findAddressedCandidates(tx, of, to),
    ({ person }) => (person?.status === 'completed' ? null : 'not_completed'),
    toRecipient,
  );
