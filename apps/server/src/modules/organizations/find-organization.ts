import type { PublicOrganization } from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import { type Member, organizationPolicy } from '@cadran/policies';
import { AppError } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import { findOrganization, type OrganizationRow } from './queries.ts';
import { presentPublicOrganization } from './present-organization.ts';

/** `forbidden` unless the member administrates it. */
export const findAdministeredOrganization = async (
  tx: Tx,
  actor: Member,
  id: string,
): Promise<OrganizationRow> => {
  const organization = await findOrganization(tx, id);
  authorise(organizationPolicy.edit, actor, id);
  return organization;
};

const VISITOR = { kind: 'anonymous' } as const;

/** For visitors' pages; `null` if absent or inactive. */
export const findPublicOrganization = async (
  database: Database,
  id: string,
): Promise<PublicOrganization | null> => {
  try {
    const row = await database.withTenant(id, (tx) => findOrganization(tx, id));
    return organizationPolicy.readPublic(VISITOR, row) ? presentPublicOrganization(row) : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
};
