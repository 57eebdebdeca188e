/** A reading shows whole steps of at least so many people, so that nobody can be read off by the difference of two. */
const STEP = 30;

/**
 * How many of so many people a reading may show: 30, 60, 100, 130, 160, 200 … Steps of 30, 30 and 40, because the
 * panels begin at hundreds. `first` puts the first reading elsewhere, with steps of 30 after it.
 */
export const readingSize = (people: number, first?: number): number => {
  if (first !== undefined)
    return people < first ? 0 : first + Math.floor((people - first) / STEP) * STEP;
  const hundreds = Math.floor(people / 100) * 100;
  const rest = people - hundreds;
  return hundreds + (rest >= 2 * STEP ? 2 * STEP : rest >= STEP ? STEP : 0);
};
