/** Shorter than this, a remainder is rounding: the cell is a combination of what was released. */
const ZERO = 1e-8;
/** Components this small are rounding, and not worth a subtraction. */
const NEGLIGIBLE = 1e-14;
/** A remainder shorter than this share of its union has lost precision: orthogonalise once more. */
const SHORTENED = 0.5;
const FOUR = 4;

/** Atoms by their index. */
export type Union = Int32Array | readonly number[];

/**
 * What can be worked out from the released cells: all their linear combinations. Kept as an
 * orthonormal basis Q of the span instead of the matrix R of the reference audit, which is 1 - QQᵀ. An atom
 * is scaled by the root of its people: that changes no span, and makes the squared length of a union
 * its number of people, by which the search for small unions discards atoms.
 */
export interface ReleasedSpan {
  readonly scale: Float64Array;
  readonly basis: readonly Float64Array[];
}

type Four<T> = readonly [T, T, T, T];

export const dotProduct = (a: Float64Array, b: Float64Array): number =>
  a.reduce((total, x, i) => total + x * (b[i] ?? 0), 0);

const lengthOf = (v: Float64Array): number => Math.sqrt(dotProduct(v, v));

/** The basis by fours, one way through memory instead of four each; zeros fill up the last. */
const foursOf = ({ basis, scale }: ReleasedSpan): readonly Four<Float64Array>[] => {
  const zero = new Float64Array(scale.length);
  return basis.flatMap((a, place): Four<Float64Array>[] => {
    if (place % FOUR > 0) return [];
    const [b = zero, c = zero, d = zero] = basis.slice(place + 1);
    return [[a, b, c, d]];
  });
};

const subtract = (
  from: Float64Array,
  [a, b, c, d]: Four<Float64Array>,
  [p, q, r, s]: Four<number>,
): void => {
  for (let i = 0; i < from.length; i += 1)
    from[i] =
      (from[i] ?? 0) - p * (a[i] ?? 0) - q * (b[i] ?? 0) - r * (c[i] ?? 0) - s * (d[i] ?? 0);
};

/** None of the four sums waits for another. */
const dotProducts = (v: Float64Array, [a, b, c, d]: Four<Float64Array>): Four<number> => {
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

/** The direction a union adds to the span (Gram–Schmidt); null when it is already derivable. */
export const newDirection = (span: ReleasedSpan, union: Union): Float64Array | null => {
  const { scale } = span;
  const component = (b: Float64Array): number => {
    let total = 0;
    for (const atom of union) total += (scale[atom] ?? 0) * (b[atom] ?? 0);
    return total;
  };
  const rest = new Float64Array(scale.length);
  for (const atom of union) rest[atom] = scale[atom] ?? 0;
  const whole = lengthOf(rest);
  const fours = foursOf(span);
  for (const four of fours) {
    const [a, b, c, d] = four;
    subtract(rest, four, [component(a), component(b), component(c), component(d)]);
  }
  if (lengthOf(rest) < SHORTENED * whole)
    for (const four of fours) {
      const parts = dotProducts(rest, four);
      if (Math.hypot(...parts) > NEGLIGIBLE) subtract(rest, four, parts);
    }
  const length = lengthOf(rest);
  return length < ZERO ? null : rest.map((x) => x / length);
};
