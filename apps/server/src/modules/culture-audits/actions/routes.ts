import type { AuditAction, contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { dayIn } from '@cadran/i18n';
import { campaignPolicy, type Member } from '@cadran/policies';
import type { Handlers } from '../../../http/context.ts';
import { campaignActivityLogger } from '../../campaigns/index.ts';
import { loadEditableCampaign, loadReadableCampaign } from '../load-campaign.ts';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { filteredUnits } from '../results/grouped-units.ts';
import { loadActionsScope } from './load-movements.ts';
import { presentAction } from './present-action.ts';
import { deleteAction, findAction, listActions } from './queries.ts';
import { changeAction, createAction, listEligible } from './save-action.ts';

const logCampaign = campaignActivityLogger('profiling');

const presentSaved = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
  id: string,
  now: Date,
): Promise<AuditAction> => {
  const scope = await loadActionsScope(tx, campaign);
  const today = dayIn(now, campaign.timeZone);
  return presentAction(await findAction(tx, campaign, id), scope, today, actor);
};

/** Titles and names may be personal data: the activity log says which fields changed, and the new state. */
export const auditActions: Handlers<typeof contract.auditActions> = {
  list: async ({ actor, tx, params, query, now }) => {
    const campaign = await loadReadableCampaign(tx, actor, params.id);
    const scope = await loadActionsScope(tx, campaign);
    const today = dayIn(now, campaign.timeZone);
    const { items, total } = await listActions(tx, scope, query, today);
    const can = { edit: campaignPolicy.edit(actor, campaign) };
    const { id, organizationId, name } = campaign;
    return {
      campaign: { id, organizationId, name },
      items: items.map((row) => presentAction(row, scope, today, actor)),
      total,
      units: [...filteredUnits(campaign)],
      members: can.edit
        ? (await listEligible(tx, actor, campaign)).map((member) => ({
            id: member.id,
            name: member.name,
          }))
        : [],
      can,
    };
  },

  create: async ({ actor, tx, params, body, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    const { id } = await createAction(tx, actor, campaign, body, now);
    await logCampaign(tx, actor, 'create_action', campaign, now, { state: body.state });
    return presentSaved(tx, actor, campaign, id, now);
  },

  update: async ({ actor, tx, params, body, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    const before = await findAction(tx, campaign, params.actionId);
    const fields = await changeAction(tx, actor, campaign, before, body, now);
    if (fields.length > 0)
      await logCampaign(tx, actor, 'change_action', campaign, now, {
        fields: [...fields],
        ...(fields.includes('state') && {
          'state.from': before.state,
          'state.to': body.state ?? before.state,
        }),
      });
    return presentSaved(tx, actor, campaign, params.actionId, now);
  },

  remove: async ({ actor, tx, params, now }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    const action = await findAction(tx, campaign, params.actionId);
    await deleteAction(tx, campaign, action.id);
    await logCampaign(tx, actor, 'delete_action', campaign, now, { state: action.state });
  },
};
