/** A reading shows whole steps of at least so many people, so that nobody can be read off by the difference of two. */
const STEP = 30;

/**
 * How many of so many people a reading may show: 30, 60, 100, 130, 160, 200 … Steps of 30, 30 and 40, because the
 * panels begin at hundreds.
 */
export const readingSize = (people: number): number => {
  const hundreds = Math.floor(people / 100) * 100;
  const rest = people - hundreds;
  return hundreds + (rest >= 2 * STEP ? 2 * STEP : rest >= STEP ? STEP : 0);
};
