/** Small dense vectors: four culture types, ten values. */
export type Vector = readonly number[];

export const sum = (v: Vector): number => {
  let total = 0;
  for (const x of v) total += x;
  return total;
};

export const mean = (v: Vector): number => sum(v) / v.length;

export const dot = (v: Vector, w: Vector): number => {
  let total = 0;
  for (let i = 0; i < v.length; i += 1) total += (v[i] ?? 0) * (w[i] ?? 0);
  return total;
};

export const norm = (v: Vector): number => Math.sqrt(dot(v, v));

export const centred = (v: Vector, centre = mean(v)): number[] => v.map((x) => x - centre);

/** Population standard deviation: the answers are the whole set described, not a sample of it. */
export const standardDeviation = (v: Vector): number => {
  const centre = mean(v);
  let squares = 0;
  for (const x of v) squares += (x - centre) * (x - centre);
  return Math.sqrt(squares / v.length);
};
