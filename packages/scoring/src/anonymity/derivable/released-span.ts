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

/** Takes parts of four vectors away at once, in their order: one way through memory instead of four. */
const subtractFour = (
  from: Float64Array,
  [a, b, c, d]: readonly Float64Array[],
  [p = 0, q = 0, r = 0, s = 0]: readonly number[],
): void => {
  if (!a || !b || !c || !d) throw new Error('Four vectors are subtracted at once.');
  for (let i = 0; i < from.length; i += 1)
    from[i] =
      (from[i] ?? 0) - p * (a[i] ?? 0) - q * (b[i] ?? 0) - r * (c[i] ?? 0) - s * (d[i] ?? 0);
};

/** Four dot products at once: none of the sums waits for another. */
const fourDotProducts = (v: Float64Array, [a, b, c, d]: readonly Float64Array[]): number[] => {
  if (!a || !b || !c || !d) throw new Error('Four vectors are multiplied at once.');
  let [p, q, r, s] = [0, 0, 0, 0];
  for (let i = 0; i < v.length; i += 1) {
    const x = v[i] ?? 0;
    p += x * (a[i] ?? 0);
    q += x * (b[i] ?? 0);
    r += x * (c[i] ?? 0);
    s += x * (d[i] ?? 0);
  }
  return [p, q, r, s];
};

const FOUR = 4;

const subtractAll = (
  from: Float64Array,
  basis: readonly Float64Array[],
  partOf: (b: Float64Array) => number,
): void => {
  const parts = basis.map((b) => {
    const part = partOf(b);
    return Math.abs(part) > NEGLIGIBLE ? part : 0;
  });
  const whole = basis.length - (basis.length % FOUR);
  for (let at = 0; at < whole; at += FOUR)
    subtractFour(from, basis.slice(at, at + FOUR), parts.slice(at, at + FOUR));
  for (const [at, b] of basis.slice(whole).entries()) subtract(from, b, parts[whole + at] ?? 0);
};

/** Takes away what is left of each vector, one after the other; most is rounding, and nothing is taken away. */
const orthogonalise = (rest: Float64Array, basis: readonly Float64Array[]): void => {
  const whole = basis.length - (basis.length % FOUR);
  for (let at = 0; at < basis.length; at += 1) {
    if (at < whole && at % FOUR === 0) {
      const parts = fourDotProducts(rest, basis.slice(at, at + FOUR));
      if (parts.every((part) => Math.abs(part) <= NEGLIGIBLE)) {
        at += FOUR - 1;
        continue;
      }
    }
    const b = basis[at];
    if (!b) continue;
    const part = dotProduct(rest, b);
    if (Math.abs(part) > NEGLIGIBLE) subtract(rest, b, part);
  }
};

const lengthOf = (v: Float64Array): number => Math.sqrt(dotProduct(v, v));

/** The direction a union adds to the span (Gram–Schmidt); null when it is already derivable. */
export const newDirection = (span: ReleasedSpan, union: Union): Float64Array | null => {
  const rest = new Float64Array(span.scale.length);
  for (const atom of union) rest[atom] = span.scale[atom] ?? 0;
  const whole = lengthOf(rest);
  subtractAll(rest, span.basis, (b) => component(span, union, b));
  if (lengthOf(rest) < SHORTENED * whole) orthogonalise(rest, span.basis);
  const length = lengthOf(rest);
  return length < ZERO ? null : rest.map((x) => x / length);
};
