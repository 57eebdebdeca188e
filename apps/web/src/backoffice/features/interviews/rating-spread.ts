/** How far the highest rating lies from the lowest; null with fewer than two. */
export const ratingSpread = (ratings: readonly number[]): number | null =>
  ratings.length < 2 ? null : Math.max(...ratings) - Math.min(...ratings);
