/** Small dense vectors: four culture types, ten values, the replicates of a score. */
export type Vector = ArrayLike<number>;

export const sum = (v: Vector): number => {
  let total = 0;
  for (let i = 0; i < v.length; i += 1) total += v[i] ?? 0;
  return total;
};

export const mean = (v: Vector): number => sum(v) / v.length;

export const dot = (v: Vector, w: Vector): number => {
  let total = 0;
  for (let i = 0; i < v.length; i += 1) total += (v[i] ?? 0) * (w[i] ?? 0);
  return total;
};

export const norm = (v: Vector): number => Math.sqrt(dot(v, v));

export const centred = (v: Vector, centre = mean(v)): number[] => Array.from(v, (x) => x - centre);

/** Population standard deviation: the answers are the whole set described, not a sample of it. */
export const standardDeviation = (v: Vector): number => {
  const around = centred(v);
  return Math.sqrt(dot(around, around) / v.length);
};
