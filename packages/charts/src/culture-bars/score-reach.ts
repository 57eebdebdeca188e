/** The most that answers can give one type (scoring.md §1). */
const OF_ANSWERS = 50;
/** What a wish, the values of a company or the medians of a group may give it. */
const OF_WISHES = 100;

/** How far a scale must reach so that no score is drawn shorter than it is. */
export const reachOf = (scores: readonly number[]): number =>
  Math.max(...scores) > OF_ANSWERS ? OF_WISHES : OF_ANSWERS;
