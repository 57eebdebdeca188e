import type { Database } from '@cadran/db';
import type { AdoptedNorms } from '@cadran/scoring';
import { findAdoptedNorms } from '../queries/norms.ts';

/** A version never changes once it was adopted, so it is read once. */
const RECALLED = new Map<string, AdoptedNorms>();

/** Adopted norms by their id, for whoever has no transaction open. */
export const recallNorms = async (
  database: Database,
  organizationId: string,
  id: string,
): Promise<AdoptedNorms> => {
  const norms =
    RECALLED.get(id) ??
    (await database.withTenant(organizationId, (tx) => findAdoptedNorms(tx, id)));
  RECALLED.set(id, norms);
  return norms;
};
