import type { BodyOf, contract, NormsVersion } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { invalid } from '../../../http/app-error.ts';
import { findNorms, listNorms, setInUse } from '../queries/norms.ts';
import { logActivity } from '../../activity-log/index.ts';

export const listNormsVersions = async (tx: Tx): Promise<NormsVersion[]> =>
  (await listNorms(tx)).map((row) => ({ ...row, adoptedAt: row.adoptedAt.toISOString() }));

/** Logged in the organisation of the super administrator: norms belong to none. */
export const logNorms = (
  tx: Tx,
  actor: Member,
  action: 'adopt_norms' | 'use_norms',
  { language, name }: { readonly language: string; readonly name: string },
  now: Date,
): Promise<void> =>
  logActivity(
    tx,
    actor,
    {
      organizationId: actor.organizationId,
      action,
      target: { type: 'organization', id: actor.organizationId, name },
      detail: { language },
    },
    now,
  );

/** An earlier version, or the provisional norms. Stored scores stay as they are until somebody recomputes them. */
export const chooseNorms = async (
  tx: Tx,
  actor: Member,
  { language, normsId }: BodyOf<typeof contract.evidence.chooseNorms>,
  now: Date,
): Promise<NormsVersion[]> => {
  const chosen = normsId === null ? null : await findNorms(tx, normsId);
  if (chosen && chosen.language !== language) throw invalid({ normsId: 'one_of' });
  await setInUse(tx, language, normsId);
  await logNorms(tx, actor, 'use_norms', { language, name: chosen?.name ?? '–' }, now);
  return listNormsVersions(tx);
};
