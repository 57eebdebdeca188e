import type { Counts } from '@cadran/scoring/evidence';

/** Null for sums that nobody was added to. They share the memory of what was read, unless numbers cannot begin there. */
export const countsOf = (stored: Buffer): Counts | null => {
  if (stored.length === 0) return null;
  const { buffer, byteOffset, length } = stored.byteOffset % 4 === 0 ? stored : Buffer.from(stored);
  return new Int32Array(buffer as ArrayBuffer, byteOffset, length / 4);
};

export const bufferOf = (counts: Counts): Buffer =>
  Buffer.from(counts.buffer, counts.byteOffset, counts.byteLength);
