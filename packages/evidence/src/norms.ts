/** A score and how many people have it, lowest first. */
export type ScoreCounts = readonly { readonly value: number; readonly count: number }[];

export interface Norms {
  readonly people: number;
  readonly mean: number;
  readonly deviation: number;
}

export const normsOf = (counts: ScoreCounts): Norms => {
  const sum = (of: (value: number) => number): number =>
    counts.reduce((so, { value, count }) => so + count * of(value), 0);
  const people = sum(() => 1);
  const mean = sum((value) => value) / people;
  return { people, mean, deviation: Math.sqrt(sum((value) => (value - mean) ** 2) / (people - 1)) };
};

/** The score below which a share of the people lies, between two people's scores where it falls there (p (n + 1)). */
export const percentile = (counts: ScoreCounts, share: number): number => {
  const people = counts.reduce((sum, { count }) => sum + count, 0);
  const place = Math.min(people, Math.max(1, share * (people + 1)));
  const scoreOf = (rank: number): number => {
    let upTo = 0;
    for (const { value, count } of counts) if ((upTo += count) >= rank) return value;
    return counts.at(-1)?.value ?? Number.NaN;
  };
  const [below, above] = [scoreOf(Math.floor(place)), scoreOf(Math.ceil(place))];
  return below + (place - Math.floor(place)) * (above - below);
};

/** The share of people below a score, those with the same score counted half. */
export const percentileRank = (counts: ScoreCounts, score: number): number => {
  const people = counts.reduce((sum, { count }) => sum + count, 0);
  const below = counts.reduce(
    (sum, { value, count }) => sum + (value < score ? count : value === score ? count / 2 : 0),
    0,
  );
  return below / people;
};
