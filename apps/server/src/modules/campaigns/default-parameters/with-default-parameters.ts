import { type Module, startingFields } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { findOrganization } from '../../organizations/index.ts';

/** A new campaign with the organisation's parameters in place of those that the request left to the product. */
export const withDefaultParameters = async <T extends { readonly customization?: object }>(
  tx: Tx,
  module: Module,
  organizationId: string,
  body: T,
  sentFields: ReadonlySet<string>,
): Promise<T> => {
  const { defaultParameters } = await findOrganization(tx, organizationId);
  const fields = startingFields[module](defaultParameters[module]);
  const taken = Object.entries(fields).filter(([name]) => !sentFields.has(name));
  // A request may write one text and leave the others to the organisation.
  const customization = { ...fields.customization, ...body.customization };
  return { ...body, ...Object.fromEntries(taken), customization };
};
