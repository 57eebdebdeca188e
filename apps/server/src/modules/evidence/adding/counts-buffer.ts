import type { Counts } from '@cadran/scoring/evidence';

/** Null for sums that nobody was added to. */
export const countsOf = (stored: Buffer): Counts | null =>
  stored.length === 0
    ? null
    : new Int32Array(
        stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.length) as ArrayBuffer,
      );

export const bufferOf = (counts: Counts): Buffer => Buffer.from(counts.buffer);
