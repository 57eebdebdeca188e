/** The quantile of a list; 0 if it is empty. */
export const share = (values: readonly number[], of: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(of * sorted.length))] ?? 0;
};

export const median = (values: readonly number[]): number => share(values, 0.5);

export const rounded = (value: number, digits = 0): number => {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
};

/** The duration of a call in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
