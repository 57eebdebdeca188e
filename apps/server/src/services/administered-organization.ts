import type { Tx } from '@cadran/db';
import { type Member, organizationPolicy } from '@cadran/policies';
import { authorise } from '../authorise.ts';
import { findOrganization, type OrganizationRow } from '../queries/organizations.ts';

/** The organisation, if this member administrates it. */
export const administered = async (tx: Tx, actor: Member, id: string): Promise<OrganizationRow> => {
  const organization = await findOrganization(tx, id);
  authorise(organizationPolicy.edit, actor, id);
  return organization;
};
