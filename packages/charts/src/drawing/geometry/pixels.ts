/** Two decimals are finer than any screen or printer, and keep the markup short and repeatable. */
export const px = (value: number): number => Math.round(value * 100) / 100 + 0;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** SVG path through the points; `closed` joins the last to the first. */
export const pathThrough = (points: readonly Point[], closed = false): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('') +
  (closed ? 'Z' : '');

/** Runs of neighbours that are there: a missing value breaks the line instead of bending it. */
export const runsOf = <T>(items: readonly (T | null)[]): readonly (readonly T[])[] => {
  const runs: T[][] = [];
  let previous: T | null = null;
  for (const item of items) {
    if (item !== null) {
      if (previous === null) runs.push([]);
      runs.at(-1)?.push(item);
    }
    previous = item;
  }
  return runs;
};
