/** Shorter than this, a remainder is rounding: the cell is a combination of what was released. */
const ZERO = 1e-8;
/** A component this small is rounding, and not worth a subtraction. */
const NEGLIGIBLE = 1e-14;
/** A remainder shorter than this share of its union has lost precision: orthogonalise once more. */
const SHORTENED = 0.5;

/** Atoms by their index. */
export type Union = Int32Array | readonly number[];

/**
 * What can be worked out from the released cells: all their linear combinations. Kept as an
 * orthonormal basis Q of the span instead of the matrix R of scoring.md §8, which is 1 - QQᵀ. An atom
 * is scaled by the root of its people: that changes no span, and makes the squared length of a union
 * its number of people, by which the search for small unions discards atoms.
 */
export interface ReleasedSpan {
  readonly scale: Float64Array;
  readonly basis: readonly Float64Array[];
}

export const dotProduct = (a: Float64Array, b: Float64Array): number => {
  let total = 0;
  for (let i = 0; i < a.length; i += 1) total += (a[i] ?? 0) * (b[i] ?? 0);
  return total;
};

const subtract = (from: Float64Array, b: Float64Array, times: number): void => {
  for (let i = 0; i < from.length; i += 1) from[i] = (from[i] ?? 0) - times * (b[i] ?? 0);
};

const component = ({ scale }: ReleasedSpan, union: Union, b: Float64Array): number => {
  let total = 0;
  for (const atom of union) total += (scale[atom] ?? 0) * (b[atom] ?? 0);
  return total;
};

const subtractPart = (from: Float64Array, b: Float64Array, part: number): void => {
  if (Math.abs(part) > NEGLIGIBLE) subtract(from, b, part);
};

const lengthOf = (v: Float64Array): number => Math.sqrt(dotProduct(v, v));

/** The direction a union adds to the span (Gram–Schmidt); null when it is already derivable. */
export const newDirection = (span: ReleasedSpan, union: Union): Float64Array | null => {
  const rest = new Float64Array(span.scale.length);
  for (const atom of union) rest[atom] = span.scale[atom] ?? 0;
  const whole = lengthOf(rest);
  for (const b of span.basis) subtractPart(rest, b, component(span, union, b));
  if (lengthOf(rest) < SHORTENED * whole) {
    for (const b of span.basis) subtractPart(rest, b, dotProduct(rest, b));
  }
  const length = lengthOf(rest);
  return length < ZERO ? null : rest.map((x) => x / length);
};
