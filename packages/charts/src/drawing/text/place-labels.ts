import { type Box, boxAround, movedInside, overlapArea } from '../geometry/box.ts';
import type { Point } from '../geometry/pixels.ts';

export interface LabelRequest {
  readonly at: Point;
  /** Radius of the mark that must stay free. */
  readonly clear: number;
  readonly width: number;
  readonly height: number;
  /** Where it reads best, as signs of x and y; right of the mark if not given. */
  readonly prefer?: readonly [number, number];
}

export interface Surroundings {
  readonly bounds: Box;
  /** Preferred area. */
  readonly home?: Box;
  /** Texts and marks that are already drawn. */
  readonly obstacles: readonly Box[];
  /** Lines a label had better not cover, each from one point to the next. */
  readonly lines: readonly (readonly [Point, Point])[];
}

/** In order of preference: right of the mark, left, above, below, then the corners. */
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;
const GAPS = [4, 14, 28, 48, 76] as const;
const SAMPLES = 24;

const candidate = (
  { at, clear, width, height }: LabelRequest,
  [dx, dy]: (typeof DIRECTIONS)[number],
  gap: number,
): Box => {
  const reach = (clear + gap) * (dx !== 0 && dy !== 0 ? Math.SQRT1_2 : 1);
  return {
    x: at.x + dx * reach + ((dx - 1) / 2) * width,
    y: at.y + dy * reach + ((dy - 1) / 2) * height,
    width,
    height,
  };
};

const isPreferred = ({ prefer }: LabelRequest, [dx, dy]: readonly [number, number]): boolean =>
  prefer !== undefined && Math.sign(prefer[0]) === dx && Math.sign(prefer[1]) === dy;

const coveredShare = (
  { x, y, width, height }: Box,
  [from, to]: readonly [Point, Point],
): number => {
  let covered = 0;
  for (let step = 0; step <= SAMPLES; step += 1) {
    const px = from.x + ((to.x - from.x) * step) / SAMPLES;
    const py = from.y + ((to.y - from.y) * step) / SAMPLES;
    if (px >= x && px <= x + width && py >= y && py <= y + height) covered += 1;
  }
  return covered / SAMPLES;
};

/**
 * A box for every label, one after the other, each where it covers least. Always inside the
 * bounds; overlapping only when there is no free place left.
 */
export const placeLabels = (
  requests: readonly LabelRequest[],
  { bounds, home = bounds, obstacles, lines }: Surroundings,
): readonly Box[] => {
  const marks = requests.map(({ at, clear }) => boxAround(at, clear));
  const placed: Box[] = [];
  for (const request of requests) {
    let best: Box | null = null;
    let lowest = Number.POSITIVE_INFINITY;
    for (const gap of GAPS)
      for (const [rank, direction] of DIRECTIONS.entries()) {
        const box = movedInside(candidate(request, direction, gap), bounds);
        let cost = gap * 3 + (isPreferred(request, direction) ? -1 : rank);
        cost += 0.02 * (box.width * box.height - overlapArea(box, home));
        for (const other of placed) cost += 12 * overlapArea(box, other);
        for (const other of obstacles) cost += 8 * overlapArea(box, other);
        for (const mark of marks) cost += 8 * overlapArea(box, mark);
        for (const line of lines) cost += 150 * coveredShare(box, line);
        if (cost < lowest) [best, lowest] = [box, cost];
      }
    if (best) placed.push(best);
  }
  return placed;
};
