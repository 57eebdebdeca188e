/** Scales of scores, charts and targets. */

/** T scores: where the reference population lies, and from where to where they are shown. */
export const T_SCALE = { mean: 50, sd: 10, min: 20, max: 80 } as const;

/** |gap| >= 10 priority, 5–<10 attention, < 5 keep. */
export const GAP_LIMITS = { attention: 5, priority: 10 } as const;

/** Compensates for the floating-point error of a half. */
const ROUNDING = 1e-9;

/** The integer that screen and PDF show, and from which the verdict is taken. */
export const displayedScore = (score: number): number => Math.floor(score + 0.5 + ROUNDING);

/**
 * Parts of a whole as they are shown: whole steps that add up to the whole, the rest going to those that lost most by
 * being cut (largest remainders). Rounded one by one, four shares of 100 may add up to 101.
 */
export const displayedShares = (
  parts: readonly number[],
  whole: number,
  step: number,
): readonly number[] => {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total <= 0) return parts.map(() => 0);
  const steps = Math.round(whole / step);
  const exact = parts.map((part) => (part * steps) / total);
  const cut = exact.map((part) => Math.floor(part + ROUNDING));
  const missing = steps - cut.reduce((sum, part) => sum + part, 0);
  const lost = (place: number): number => (exact[place] ?? 0) - (cut[place] ?? 0);
  const raised = new Set(
    parts
      .map((_, place) => place)
      .toSorted((a, b) => lost(b) - lost(a))
      .slice(0, missing),
  );
  return cut.map((part, place) => ((part + (raised.has(place) ? 1 : 0)) * whole) / steps);
};
