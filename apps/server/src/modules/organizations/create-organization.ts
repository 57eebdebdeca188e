import { logOrganizationActivity } from '../activity-log/index.ts';
import { DEFAULT_THEME, type OrganizationSettings } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { insertOrganization, type OrganizationRow } from './queries.ts';

export const createOrganization = async (
  tx: Tx,
  actor: Member,
  values: { name: string } & Partial<OrganizationSettings>,
  now: Date,
): Promise<OrganizationRow> => {
  const made = await insertOrganization(tx, { ...values, theme: DEFAULT_THEME });
  await logOrganizationActivity(tx, actor, 'create', made, now);
  return made;
};
