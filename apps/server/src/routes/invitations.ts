import {
  type contract,
  INVITATION_STATUSES,
  type Invitation,
  type InvitationStatus,
  type Module,
  type QueryOf,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { authorise } from '../authorise.ts';
import type { Handlers } from '../context.ts';
import {
  countInvitations,
  deleteInvitation,
  type InvitationRow,
  listInvitations,
} from '../queries/invitations.ts';
import { profilingStore } from '../queries/profiling-campaigns.ts';
import { screeningStore } from '../queries/screening-campaigns.ts';
import { auditCampaignOf } from '../services/campaign/audit-campaign.ts';
import { pickReminded } from '../services/mail/campaign-recipients.ts';

const STORES = { screening: screeningStore, profiling: profilingStore };

interface Call {
  readonly actor: Member;
  readonly tx: Tx;
  readonly params: { readonly id: string };
  readonly now: Date;
}

/** Where the questionnaire was begun, nobody asks any more what became of the mail. */
const UNDELIVERED: ReadonlySet<InvitationStatus> = new Set(['queued', 'failed', 'unknown']);

/** A word of ours, or an answer of the mail server's: where our server looks for it is not a recruiter's business. */
const TOLD = /^[a-z]+$|\b[245]\d\d[ -]/;
const reasonOf = (error: string | null) =>
  error === null || TOLD.test(error) ? error : 'unreachable';

const isoOf = (instant: string | null) =>
  instant === null ? null : new Date(instant).toISOString();

const presentInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  name: row.name,
  language: row.language,
  status: row.status,
  invitedAt: row.invitedAt.toISOString(),
  lastMailAt: isoOf(row.lastMailAt),
  reminders: row.reminders,
  error: UNDELIVERED.has(row.status) ? reasonOf(row.error) : null,
  nextTryAt: row.status === 'queued' && row.error !== null ? isoOf(row.dueAt) : null,
  questionnaireId: row.questionnaireId,
});

/** Who was invited is for those who may invite: a colleague who only reads a campaign needs no addresses. */
const findEditable = async (module: Module, { actor, tx, params }: Call) => {
  const campaign = await STORES[module].findCampaign(tx, params.id);
  authorise(campaignPolicy.edit, actor, campaign);
  return campaign;
};

const list =
  (module: Module) =>
  async (call: Call & { readonly query: QueryOf<typeof contract.invitations.ofScreening> }) => {
    const campaign = await findEditable(module, call);
    const { items, total } = await listInvitations(call.tx, module, campaign, call.query);
    const counted = new Map(
      (await countInvitations(call.tx, module, campaign)).map((row) => [row.status, row.count]),
    );
    const counts = Object.fromEntries(
      INVITATION_STATUSES.map((status) => [status, counted.get(status) ?? 0]),
    ) as Record<InvitationStatus, number>;
    const of = { module, campaign, contactEmail: null, allowPersonalReport: false };
    const nobodyNamed = { to: undefined, language: 'fr' } as const;
    const { targets } = await pickReminded(call.tx, of, nobodyNamed, call.now);
    return {
      items: items.map(presentInvitation),
      total,
      counts,
      remindable: campaign.status === 'open' ? targets.length : 0,
      can: { invite: campaign.status === 'open' },
    };
  };

const remove =
  (module: Module) =>
  async (call: Call & { readonly params: { readonly invitationId: string } }) => {
    const campaign = await findEditable(module, call);
    await deleteInvitation(call.tx, module, campaign, call.params.invitationId);
    await auditCampaignOf(module)(call.tx, call.actor, 'remove_invitation', campaign, call.now);
  };

export const invitations: Handlers<typeof contract.invitations> = {
  ofScreening: list('screening'),
  removeOfScreening: remove('screening'),
  ofProfiling: list('profiling'),
  removeOfProfiling: remove('profiling'),
};
