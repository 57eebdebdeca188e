import { createHash } from 'node:crypto';
import { CULTURE_DIMENSIONS, type CultureType } from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { cultureAuditTable } from '@cadran/scoring';
import { contrastHistogram, simulateRespondent } from '@cadran/scoring/simulation';

export type Rankings = Record<string, CultureType[]>;
export interface Answers {
  readonly perceived: Rankings;
  readonly desired: Rankings;
}

/** The same id for the same words, so that a run can be repeated to the last draw. */
export const seededId = (...words: readonly (string | number)[]): string => {
  const hex = createHash('sha256').update(words.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const EVEN = { clan: 25, adhocracy: 25, market: 25, hierarchy: 25 };

/** Somebody like anybody else, as far as the attacker knows. */
export const somebody = (seed: number) =>
  simulateRespondent(seededRandom(seed), { unitIds: ['any'], perceived: EVEN, desired: EVEN })
    .answers as Answers;

/** Made-up answers at one end of the axis from internal to external. */
export const atEnd = (end: 'internal' | 'external'): Answers => {
  const orders: readonly CultureType[][] =
    end === 'internal'
      ? [
          ['clan', 'hierarchy', 'adhocracy', 'market'],
          ['hierarchy', 'clan', 'market', 'adhocracy'],
        ]
      : [
          ['adhocracy', 'market', 'clan', 'hierarchy'],
          ['market', 'adhocracy', 'hierarchy', 'clan'],
        ];
  const side = Object.fromEntries(
    PROFILING_CULTURE.map(({ id }, place) => [id, orders[place % 2] ?? []]),
  );
  return { perceived: side, desired: side };
};

/** Where somebody stands from internal to external, overall and in each dimension. */
export const placesOf = (answers: Answers): readonly number[] => {
  const { overall, dimensions } = cultureAuditTable([answers], PROFILING_CULTURE).perceived;
  return [overall, ...CULTURE_DIMENSIONS.map((name) => dimensions[name])].map(
    (table) => contrastHistogram(table, 'x')[0]?.value ?? 0,
  );
};

/** The made-up answers of a group: so many at each end. */
export interface Decoys {
  readonly internal: number;
  readonly external: number;
}

/** How likely so many hits are by guessing alone. */
export const binomialTail = (hits: number, tries: number, chance: number): number => {
  let tail = 0;
  for (let k = hits; k <= tries; k += 1) {
    let log = k * Math.log(chance) + (tries - k) * Math.log(1 - chance);
    for (let i = 1; i <= k; i += 1) log += Math.log((tries - k + i) / i);
    tail += Math.exp(log);
  }
  return Math.min(1, tail);
};
