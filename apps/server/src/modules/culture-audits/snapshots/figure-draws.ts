import { createHash, createHmac } from 'node:crypto';
import type { Moment } from '@cadran/contract';

const LANES = 8;

/** A digest of a set of people that does not depend on their order, added up person by person. */
export type PeopleDigest = Uint32Array;

export const emptyDigest = (): PeopleDigest => new Uint32Array(LANES);

export const addPerson = (digest: PeopleDigest, id: string): void => {
  const hash = createHash('sha256').update(id).digest();
  for (let lane = 0; lane < LANES; lane += 1)
    digest[lane] = (digest[lane] ?? 0) + hash.readUInt32BE(4 * lane);
};

export const addPeople = (digest: PeopleDigest, others: PeopleDigest): void => {
  for (let lane = 0; lane < LANES; lane += 1)
    digest[lane] = (digest[lane] ?? 0) + (others[lane] ?? 0);
};

/** Numbers in [0, 1) that only who has the key can foresee. */
export interface FigureDraws {
  /** For one figure of one side of a group: the same people always give the same number. */
  ofGroup(people: PeopleDigest): (side: Moment, figure: string) => number;
  /** For something about a group that must not depend on who is in it: the same in all snapshots. */
  of(name: string): number;
}

/** The first 52 bits of HMAC-SHA-256 (anonymity.md). `key` is derived for this purpose and campaign. */
export const createFigureDraws = (
  key: Uint8Array,
  campaignId: string,
  snapshot: number,
): FigureDraws => {
  const draw = (...parts: readonly (string | number)[]): number => {
    const hash = createHmac('sha256', key)
      .update([campaignId, ...parts].join('|'))
      .digest();
    return (hash.readUIntBE(0, 6) * 16 + Math.floor((hash[6] ?? 0) / 16)) / 2 ** 52;
  };
  return {
    ofGroup: (people) => {
      const group = Buffer.from(people.buffer, people.byteOffset, people.byteLength).toString(
        'hex',
      );
      return (side, figure) => draw(snapshot, group, side, figure);
    },
    of: (name) => draw('name', name),
  };
};
