import { DEFAULT_TIME_ZONE, timeZone as knownTimeZone } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type Member, organizationPolicy } from '@cadran/policies';
import { logOrganizationActivity } from '../activity-log/index.ts';
import { type OrganizationRow, updateOrganization } from './queries.ts';

/** Of the organisation's days and dates. */
export const timeZoneOf = ({ timeZone }: Pick<OrganizationRow, 'timeZone'>): string =>
  timeZone ?? DEFAULT_TIME_ZONE;

/** The first administrator who logs in gives an organisation without a time zone that of their browser. */
export const adoptTimeZone = async (
  tx: Tx,
  actor: Member,
  organization: OrganizationRow,
  browserZone: string | undefined,
  now: Date,
): Promise<OrganizationRow> => {
  const { organizationId } = organization;
  const isFirst = organization.timeZone === null && organizationPolicy.edit(actor, organizationId);
  const known = knownTimeZone.safeParse(browserZone);
  if (!isFirst || !known.success) return organization;
  const timeZone = known.data;
  const changed = await updateOrganization(tx, organizationId, { timeZone });
  const detail = { fields: ['timeZone'], 'timeZone.to': timeZone };
  await logOrganizationActivity(tx, actor, 'update', changed, now, detail);
  return changed;
};
