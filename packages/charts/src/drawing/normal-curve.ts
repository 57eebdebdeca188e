import { T_SCALE } from '@cadran/contract/codes';
import { pathThrough, type Point } from './pixels.ts';
import type { Range } from './linear-scale.ts';

/** The reference population of every trait (scoring.md §3). */
const height = (t: number): number => Math.exp(-(((t - T_SCALE.mean) / T_SCALE.sd) ** 2) / 2);

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
