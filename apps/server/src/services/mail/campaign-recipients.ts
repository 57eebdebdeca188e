import type { CampaignMail, Recipient } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { invitationsOf, saveInvitations } from '../../queries/invitations.ts';
import { type MailCandidate, mailCandidates } from '../../queries/mail-candidates.ts';
import type { MailCampaign } from './find-mail-campaign.ts';
import {
  distinctRecipients,
  pick,
  type Picked,
  targetOf,
  whyNotRemind,
} from './pick-recipients.ts';

type Ask = Pick<CampaignMail, 'language'> & { readonly to: readonly Recipient[] | undefined };

/** Everybody once: who was invited already is passed over, unless that mail did not arrive. */
export const pickInvited = async (
  tx: Tx,
  { module, campaign }: MailCampaign,
  { to = [], language }: Ask,
  now: Date,
): Promise<Picked> => {
  const people = distinctRecipients(to);
  const emails = people.map(({ email }) => email);
  const known = await invitationsOf(tx, module, campaign, emails);
  const fresh = people.filter(({ email }) => {
    const status = known.get(email)?.status;
    return status === undefined || status === 'failed' || status === 'unknown';
  });
  const saved = await saveInvitations(
    tx,
    module,
    campaign,
    fresh.map((person) => ({ ...person, language })),
    now,
  );
  const ids = new Map(saved.map(({ email, id }) => [email, id]));
  return pick(
    people,
    ({ email }) => (ids.has(email) ? null : 'already_invited'),
    ({ email, name }) => ({
      email,
      name,
      language,
      invitationId: ids.get(email) ?? null,
      questionnaireId: null,
    }),
  );
};

/** In an audit nobody knows who answered: everybody who was invited, or those who are named. */
const pickAuditReminded = async (
  tx: Tx,
  { module, campaign }: MailCampaign,
  { to }: Ask,
  now: Date,
): Promise<Picked> => {
  const emails = to && distinctRecipients(to).map(({ email }) => email);
  const known = await invitationsOf(tx, module, campaign, emails);
  const people = (emails ?? [...known.keys()]).map((email) => ({ email, row: known.get(email) }));
  return pick(
    people,
    ({ row }) => {
      if (row?.status !== 'sent') return 'not_invited';
      const remindedAt = row.remindedAt === null ? null : new Date(row.remindedAt);
      return whyNotRemind({ reminders: row.reminders, remindedAt }, now);
    },
    ({ email, row }) => ({
      email,
      name: row?.name ?? '',
      language: row?.language ?? 'fr',
      invitationId: row?.id ?? null,
      questionnaireId: null,
    }),
  );
};

interface Named {
  readonly email: string;
  readonly person: MailCandidate | undefined;
}

const byName = async (tx: Tx, { campaign }: MailCampaign, to: readonly Recipient[]) => {
  const emails = distinctRecipients(to).map(({ email }) => email);
  const found = await mailCandidates(tx, campaign, { emails });
  const byEmail = new Map(found.map((person) => [person.email, person]));
  return emails.map((email): Named => ({ email, person: byEmail.get(email) }));
};

const namedTarget = ({ person }: Named) => {
  if (!person) throw new Error('Picked without being anybody.');
  return targetOf(person);
};

const reminder = ({ person }: Named, now: Date) => {
  if (!person) return 'not_invited';
  if (person.status === 'completed') return 'completed';
  return whyNotRemind({ reminders: person.reminders, remindedAt: person.reminded_at }, now);
};

/** Those who began and did not finish; by name also those who were invited and never began. */
export const pickReminded = async (
  tx: Tx,
  of: MailCampaign,
  ask: Ask,
  now: Date,
): Promise<Picked> => {
  if (of.module === 'profiling') return pickAuditReminded(tx, of, ask, now);
  const named =
    ask.to === undefined
      ? (await mailCandidates(tx, of.campaign, { status: 'opened' })).map((person) => ({
          email: person.email,
          person,
        }))
      : await byName(tx, of, ask.to);
  return pick(named, (one: Named) => reminder(one, now), namedTarget);
};

/** Candidates of this campaign who completed it, and nobody else. */
export const pickCompleted = async (tx: Tx, of: MailCampaign, { to = [] }: Ask): Promise<Picked> =>
  pick(
    await byName(tx, of, to),
    ({ person }) => (person?.status === 'completed' ? null : 'not_completed'),
    namedTarget,
  );
