/** The most that answers can give one type. */
const OF_ANSWERS = 50;
/** The most that a target, a values set or a group's medians can give one type. */
const OF_WISHES = 100;

/** The end of the scale, so that no score is clipped. */
export const scaleMaximum = (scores: readonly number[]): number =>
  Math.max(...scores) > OF_ANSWERS ? OF_WISHES : OF_ANSWERS;
