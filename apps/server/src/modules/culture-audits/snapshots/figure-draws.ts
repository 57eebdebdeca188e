import { createHmac, hash } from 'node:crypto';
import type { Moment } from '@cadran/contract';

const LANES = 8;

/** A digest of a set of people that does not depend on their order, added up person by person. */
export type PeopleDigest = Uint32Array;

export const emptyDigest = (): PeopleDigest => new Uint32Array(LANES);

const BYTES_OF_ID = 16;
/** Hexadecimal digits between the dashes of an id as text. */
const ID_PARTS = [8, 12, 16, 20, 32];

/** Of the ids of people, sixteen bytes each. */
export const digestOfPeople = (ids: Uint8Array): PeopleDigest => {
  const digest = emptyDigest();
  const digits = Buffer.from(ids.buffer, ids.byteOffset, ids.byteLength).toString('hex');
  for (let at = 0; at < digits.length; at += 2 * BYTES_OF_ID) {
    const id = ID_PARTS.map((end, part) =>
      digits.slice(at + (ID_PARTS[part - 1] ?? 0), at + end),
    ).join('-');
    const bytes = hash('sha256', id, 'buffer');
    for (let lane = 0; lane < LANES; lane += 1)
      digest[lane] = (digest[lane] ?? 0) + bytes.readUInt32BE(4 * lane);
  }
  return digest;
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

/** The first 52 bits of HMAC-SHA-256. `key` is derived for this purpose and campaign. */
export const createFigureDraws = (
  key: Uint8Array,
  campaignId: string,
  snapshot: number,
): FigureDraws => {
  const draw = (...parts: readonly (string | number)[]): number => {
    const bytes = createHmac('sha256', key)
      .update([campaignId, ...parts].join('|'))
      .digest();
    return (bytes.readUIntBE(0, 6) * 16 + Math.floor((bytes[6] ?? 0) / 16)) / 2 ** 52;
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
