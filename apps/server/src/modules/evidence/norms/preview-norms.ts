import { EVIDENCE_NEEDED, type Language, type NormsPreview, TRAITS } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { normOf, normsOfAdopted, PERSONALITY_NORMS, tOfRaw } from '@cadran/scoring';
import { countOtherwiseCompared, findInUse, toAdoptedNorms } from '../queries/norms.ts';
import { knownNorms } from './known-norms.ts';

/** How far T moves for an average person of the new norms, and for one a deviation above. */
export const previewNorms = async (tx: Tx, language: Language): Promise<NormsPreview> => {
  const { instrumentVersion, people, counts } = await knownNorms(tx, language);
  const needed = EVIDENCE_NEEDED.norms;
  const canAdopt = people >= needed;
  const inUse = await findInUse(tx, language);
  const before = inUse ? normsOfAdopted(toAdoptedNorms(inUse)) : PERSONALITY_NORMS;
  const named = { id: '', name: '', language, people, adoptedAt: '' };
  const after = canAdopt ? normsOfAdopted({ ...named, counts }) : null;
  const moves = after
    ? TRAITS.map((trait) => {
        const { mean, sd } = normOf(trait, after);
        const moved = (raw: number): number =>
          tOfRaw(raw, normOf(trait, after)) - tOfRaw(raw, normOf(trait, before));
        return { trait, atMean: moved(mean), aboveMean: moved(mean + sd) };
      })
    : [];
  const sizes = moves.flatMap(({ atMean, aboveMean }) => [Math.abs(atMean), Math.abs(aboveMean)]);
  return {
    language,
    instrumentVersion,
    people,
    needed,
    canAdopt,
    ...(await countOtherwiseCompared(tx, language)),
    moves,
    largestMove: Math.max(0, ...sizes),
  };
};
