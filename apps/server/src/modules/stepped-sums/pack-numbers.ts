import { deflateRawSync, inflateRawSync } from 'node:zlib';

const BYTES = Float64Array.BYTES_PER_ELEMENT;

/** Mostly zeros: deflated they take a hundredth. */
export const packNumbers = (numbers: Float64Array): Buffer =>
  deflateRawSync(Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength), { level: 1 });

/** `length`: at least so many, zeros where nothing was packed. */
export const unpackNumbers = (packed: Buffer, length = 0): Float64Array => {
  const bytes = packed.length === 0 ? Buffer.alloc(0) : inflateRawSync(packed);
  const numbers = new Float64Array(Math.max(length, bytes.length / BYTES));
  for (let i = 0; i < bytes.length / BYTES; i += 1) numbers[i] = bytes.readDoubleLE(i * BYTES);
  return numbers;
};
