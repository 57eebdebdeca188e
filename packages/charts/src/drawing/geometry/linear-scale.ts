export type Range = readonly [from: number, to: number];

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** From numbers to pixels; what lies beyond the domain is drawn on its border, never outside. */
export const linearScale =
  ([low, high]: Range, [start, end]: Range) =>
  (value: number): number =>
    start + ((clamp(value, low, high) - low) / (high - low)) * (end - start);
