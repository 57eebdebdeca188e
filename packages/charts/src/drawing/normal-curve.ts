import { pathThrough, type Point } from './pixels.ts';
import type { Range } from './linear-scale.ts';

/** The reference population of every trait: T ~ N(50, 10) (scoring.md §3). */
const MEAN = 50;
const DEVIATION = 10;

const height = (t: number): number => Math.exp(-(((t - MEAN) / DEVIATION) ** 2) / 2);

/** The area under the reference distribution between two T scores, standing on `base`. */
export const normalArea = (
  [from, to]: Range,
  x: (t: number) => number,
  base: number,
  peak: number,
): string => {
  const steps = Math.max(1, Math.ceil(to - from));
  const top: Point[] = Array.from({ length: steps + 1 }, (_, index) => {
    const t = from + ((to - from) * index) / steps;
    return { x: x(t), y: base - peak * height(t) };
  });
  return pathThrough([{ x: x(from), y: base }, ...top, { x: x(to), y: base }], true);
};
