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
import { authorise } from '../../http/authorise.ts';
import type { Handlers } from '../../http/context.ts';
import { countRemindable } from './queries/count-remindable.ts';
import {
  countInvitations,
  deleteInvitation,
  type InvitationRow,
  listInvitations,
} from './queries/invitations.ts';
import type { Secrets } from '../../secrets.ts';
import { takeBackInvitationCode } from './invitation-codes.ts';
import { destroyedSecret } from '../audit-codes/index.ts';
import { campaignActivityLogger } from '../campaigns/index.ts';
import { profilingStore } from '../culture-audits/index.ts';
import { screeningStore } from '../screening/index.ts';

const STORES = { screening: screeningStore, profiling: profilingStore };

interface Call {
  readonly actor: Member;
  readonly tx: Tx;
  readonly params: { readonly id: string };
  readonly now: Date;
}

/** Delivery errors matter only until the questionnaire is opened. */
const UNDELIVERED: ReadonlySet<InvitationStatus> = new Set(['queued', 'failed', 'unknown']);

/** Our own codes and SMTP responses; connection errors would reveal internal hosts. */
const SHOWABLE_ERROR = /^[a-z]+$|\b[245]\d\d[ -]/;
const showableError = (error: string | null) =>
  error === null || SHOWABLE_ERROR.test(error) ? error : 'unreachable';

const toIso = (instant: string | null) =>
  instant === null ? null : new Date(instant).toISOString();

const presentInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  name: row.name,
  language: row.language,
  status: row.status,
  invitedAt: row.invitedAt.toISOString(),
  lastMailAt: toIso(row.lastMailAt),
  reminders: row.reminders,
  error: UNDELIVERED.has(row.status) ? showableError(row.error) : null,
  nextTryAt: row.status === 'queued' && row.error !== null ? toIso(row.dueAt) : null,
  questionnaireId: row.questionnaireId,
});

/** Addresses are shown only to members who may invite. */
const findEditableCampaign = async (module: Module, { actor, tx, params }: Call) => {
  const campaign = await STORES[module].findCampaign(tx, params.id);
  authorise(campaignPolicy.edit, actor, campaign);
  return campaign;
};

const list =
  (module: Module) =>
  async (call: Call & { readonly query: QueryOf<typeof contract.invitations.ofScreening> }) => {
    const campaign = await findEditableCampaign(module, call);
    const { items, total } = await listInvitations(call.tx, module, campaign, call.query);
    const counted = new Map(
      (await countInvitations(call.tx, module, campaign)).map((row) => [row.status, row.count]),
    );
    const counts = Object.fromEntries(
      INVITATION_STATUSES.map((status) => [status, counted.get(status) ?? 0]),
    ) as Record<InvitationStatus, number>;
    const codes = 'access' in campaign && campaign.access === 'codes' ? campaign : null;
    const canMail = campaign.status === 'open' && !(codes && destroyedSecret(codes));
    return {
      items: items.map(presentInvitation),
      total,
      counts,
      remindable: canMail ? await countRemindable(call.tx, module, campaign, call.now) : 0,
      can: { invite: canMail },
    };
  };

const remove =
  (module: Module) =>
  async (
    call: Call & { readonly secrets: Secrets; readonly params: { readonly invitationId: string } },
  ) => {
    const campaign = await findEditableCampaign(module, call);
    if ('access' in campaign && campaign.access === 'codes')
      await takeBackInvitationCode(call.tx, call.secrets, campaign, call.params.invitationId);
    await deleteInvitation(call.tx, module, campaign, call.params.invitationId);
    await campaignActivityLogger(module)(
      call.tx,
      call.actor,
      'remove_invitation',
      campaign,
      call.now,
    );
  };

export const invitations: Handlers<typeof contract.invitations> = {
  ofScreening: list('screening'),
  removeOfScreening: remove('screening'),
  ofProfiling: list('profiling'),
  removeOfProfiling: remove('profiling'),
};
