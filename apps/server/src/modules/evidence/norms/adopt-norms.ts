import { type BodyOf, type contract, EVIDENCE_NEEDED, type NormsVersion } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { AppError } from '../../../http/app-error.ts';
import { insertNorms, setInUse } from '../queries/norms.ts';
import { logNorms } from './choose-norms.ts';
import { knownNorms } from './known-norms.ts';

/** Makes a version of what is known now, by which candidates are compared from then on. */
export const adoptNorms = async (
  tx: Tx,
  actor: Member,
  { language, name }: BodyOf<typeof contract.evidence.adoptNorms>,
  now: Date,
): Promise<NormsVersion> => {
  const { instrumentVersion, people, counts } = await knownNorms(tx, language);
  if (people < EVIDENCE_NEEDED.norms) throw new AppError('too_few_people');
  const row = await insertNorms(tx, {
    name,
    language,
    instrumentVersion,
    people,
    norms: counts,
    adoptedAt: now,
    adoptedBy: actor.displayName,
  });
  await setInUse(tx, language, row.id);
  await logNorms(tx, actor, 'adopt_norms', row, now);
  const { norms: _, ...told } = row;
  return { ...told, adoptedAt: row.adoptedAt.toISOString(), inUse: true };
};
