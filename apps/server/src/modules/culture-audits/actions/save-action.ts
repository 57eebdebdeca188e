import { isDeepStrictEqual } from 'node:util';
import {
  ACTION_LIMITS,
  type AuditActionChange,
  type FieldErrors,
  type NewAuditAction,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type Member, userPolicy } from '@cadran/policies';
import { omitUndefined } from '../../../database/omit-undefined.ts';
import { AppError, invalid, throwIfInvalid } from '../../../http/app-error.ts';
import { type ProfilingCampaignRow, profilingStore } from '../queries/campaigns.ts';
import { filteredUnits } from '../results/grouped-units.ts';
import {
  type ActionRow,
  type ActionValues,
  countActions,
  insertAction,
  listActiveMembers,
  updateAction,
} from './queries.ts';

type Written = Partial<NewAuditAction>;

/** Members whom the actor may make responsible: administrators know all, others themselves. */
export const listEligible = async (
  tx: Tx,
  actor: Member,
  { organizationId }: ProfilingCampaignRow,
) =>
  (await listActiveMembers(tx, organizationId)).filter((member) => userPolicy.read(actor, member));

/** Units of this audit, and members; whoever is already responsible may stay. */
const checkAction = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
  { unitId, responsible }: Written,
  before?: ActionRow,
): Promise<void> => {
  const fields: FieldErrors = {};
  const isKept = unitId === before?.unitId;
  if (unitId && !isKept && !filteredUnits(campaign).some(({ id }) => id === unitId))
    fields['unitId'] = 'one_of';
  const member = responsible?.userId;
  if (member && member !== before?.responsibleId) {
    const eligible = await listEligible(tx, actor, campaign);
    if (!eligible.some(({ id }) => id === member)) fields['responsible.userId'] = 'one_of';
  }
  throwIfInvalid(fields);
};

const responsibleValues = (responsible: NewAuditAction['responsible']): ActionValues => ({
  responsibleId: responsible?.userId ?? null,
  responsibleName: responsible?.name ?? '',
  responsibleEmail: responsible?.email?.toLowerCase() ?? null,
});

const toValues = ({ responsible, aim, ...plain }: Written): ActionValues => ({
  ...plain,
  ...(responsible === undefined ? {} : responsibleValues(responsible)),
  ...(aim === undefined ? {} : { figure: aim?.figure ?? null, direction: aim?.direction ?? null }),
});

export const createAction = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
  body: NewAuditAction,
  now: Date,
): Promise<{ readonly id: string }> => {
  await checkAction(tx, actor, campaign, body);
  // Serialises inserts, so that the limit holds.
  await profilingStore.lockCampaign(tx, campaign);
  if ((await countActions(tx, campaign)) >= ACTION_LIMITS.actions)
    throw invalid({ title: `max_items:${ACTION_LIMITS.actions}` });
  return insertAction(tx, {
    ...toValues(body),
    title: body.title,
    organizationId: campaign.organizationId,
    campaignId: campaign.id,
    createdAt: now,
    updatedAt: now,
  });
};

/** Whom a mail about the last day would reach. */
const reminded = ({ dueOn, responsibleId, responsibleName, responsibleEmail }: ActionValues) => [
  dueOn,
  responsibleId,
  responsibleName,
  responsibleEmail,
];

/** The field of the API that a column belongs to. */
const FIELDS: Readonly<Partial<Record<keyof ActionValues, string>>> = {
  responsibleId: 'responsible',
  responsibleName: 'responsible',
  responsibleEmail: 'responsible',
  figure: 'aim',
  direction: 'aim',
};

/** The names of the changed fields. */
export const changeAction = async (
  tx: Tx,
  actor: Member,
  campaign: ProfilingCampaignRow,
  before: ActionRow,
  { version, ...sent }: AuditActionChange,
  now: Date,
): Promise<readonly string[]> => {
  if (version !== before.version) throw new AppError('conflict');
  const body = omitUndefined(sent);
  await checkAction(tx, actor, campaign, body, before);
  const values = toValues(body);
  const changed = (Object.keys(values) as (keyof ActionValues)[]).filter(
    (field) => values[field] !== before[field],
  );
  if (changed.length === 0) return [];
  const isSameReminder = isDeepStrictEqual(reminded(before), reminded({ ...before, ...values }));
  const overdueMailedAt = isSameReminder ? before.overdueMailedAt : null;
  if (!(await updateAction(tx, before, { ...values, overdueMailedAt, updatedAt: now })))
    throw new AppError('conflict');
  return [...new Set(changed.map((column) => FIELDS[column] ?? column))];
};
