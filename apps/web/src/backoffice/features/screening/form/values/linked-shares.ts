import { CAMPAIGN_LIMITS, CULTURE_TYPES, type CultureType } from '@cadran/contract';

type Shares = Readonly<Record<CultureType, number>>;

/** The largest share that answers can reach. */
export const SHARE_MAX = 50;

/** Parts of `total` in the proportions of `weights`, none above the maximum. */
const proportions = (weights: readonly number[], total: number): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const ideal = weights.map((weight) =>
    sum === 0 ? total / weights.length : (weight / sum) * total,
  );
  const full = ideal.map((part) => part >= SHARE_MAX);
  if (!ideal.some((part) => part > SHARE_MAX)) return ideal;
  const rest = weights.map((weight, index) => (full[index] ? 0 : weight));
  const open = full.filter((isFull) => !isFull).length;
  const left = total - SHARE_MAX * (full.length - open);
  const others = rest.reduce((all, weight) => all + weight, 0);
  return ideal.map((_part, index) => {
    if (full[index]) return SHARE_MAX;
    return others === 0 ? left / open : ((rest[index] ?? 0) / others) * left;
  });
};

/** Whole numbers with the same sum: the largest remainders are rounded up. */
const whole = (parts: readonly number[], total: number): number[] => {
  const floors = parts.map(Math.floor);
  let missing = total - floors.reduce((all, part) => all + part, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder) {
    if (missing <= 0) break;
    floors[index] = (floors[index] ?? 0) + 1;
    missing -= 1;
  }
  return floors;
};

/** One slider moves, the three others make room in proportion: the four always sum to 100. */
export const linkedShares = (shares: Shares, moved: CultureType, value: number): Shares => {
  const others = CULTURE_TYPES.filter((type) => type !== moved);
  const total = CAMPAIGN_LIMITS.cultureSum - value;
  const parts = whole(
    proportions(
      others.map((type) => shares[type]),
      total,
    ),
    total,
  );
  return {
    ...shares,
    [moved]: value,
    ...Object.fromEntries(others.map((type, index) => [type, parts[index] ?? 0])),
  };
};
