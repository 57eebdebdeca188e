/** The value that so many of a hundred do not exceed; 0 of nothing. */
export const percentile = (values: readonly number[], hundredths: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? 0
  );
};
