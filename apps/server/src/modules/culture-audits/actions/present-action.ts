import { type AuditAction, OPEN_ACTION_STATES } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { dayIn } from '@cadran/i18n';
import { campaignPolicy, type Member } from '@cadran/policies';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { filteredUnits } from '../results/grouped-units.ts';
import { type ActionsScope, loadActionsScope } from './load-movements.ts';
import { type ActionRow, listAllActions } from './queries.ts';

const isOverdue = ({ state, dueOn }: ActionRow, today: string): boolean =>
  dueOn !== null && dueOn < today && OPEN_ACTION_STATES.some((open) => open === state);

const presentUnit = (
  audit: Parameters<typeof filteredUnits>[0],
  unitId: string | null,
): AuditAction['unit'] => {
  if (unitId === null) return null;
  const unit = [...filteredUnits(audit), ...audit.units].find(({ id }) => id === unitId);
  return { id: unitId, name: unit?.name ?? null };
};

const presentResponsible = (
  { responsibleId, responsibleName, responsibleEmail, memberName }: ActionRow,
  canEdit: boolean,
): AuditAction['responsible'] => {
  if (responsibleId !== null) return { userId: responsibleId, name: memberName ?? '', email: null };
  if (responsibleName === '') return null;
  return { userId: null, name: responsibleName, email: canEdit ? responsibleEmail : null };
};

/** `today` is a day of the organisation; without an actor nobody may edit. */
export const presentAction = (
  row: ActionRow,
  scope: ActionsScope,
  today: string,
  actor: Member | null,
): AuditAction => {
  const audit = scope.auditOf(row.campaignId);
  const canEdit = actor !== null && campaignPolicy.edit(actor, audit);
  const { figure, direction } = row;
  return {
    id: row.id,
    audit: { id: audit.id, organizationId: audit.organizationId, name: audit.name },
    title: row.title,
    notes: row.notes,
    unit: presentUnit(audit, row.unitId),
    responsible: presentResponsible(row, canEdit),
    dueOn: row.dueOn,
    overdue: isOverdue(row, today),
    state: row.state,
    aim: figure !== null && direction !== null ? { figure, direction } : null,
    recommendation: row.recommendation,
    movement: scope.movementOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    can: { edit: canEdit },
  };
};

/**
 * The actions of an audit and of the earlier ones of its series, open ones first, for reports, slides and pages
 * about it. Mail addresses are left out.
 */
export const listAuditActions = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  now: Date,
): Promise<readonly AuditAction[]> => {
  const scope = await loadActionsScope(tx, campaign);
  const today = dayIn(now, campaign.timeZone);
  const rows = await listAllActions(tx, scope);
  return rows.map((row) => presentAction(row, scope, today, null));
};
