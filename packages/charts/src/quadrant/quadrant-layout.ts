import type { CultureType } from '@cadran/contract/codes';
import type { Box } from '../drawing/geometry/box.ts';
import { linearScale } from '../drawing/geometry/linear-scale.ts';
import { isCompact } from '../drawing/paint.ts';

const LARGEST_PLOT = 460;
/** Left of the plot: the numbers of the vertical axis. */
const NUMBERS_ROOM = 40;
/** On a wide picture both sides also hold the names of the horizontal axis. */
const NAMES_ROOM = 92;
const BESIDE = NUMBERS_ROOM + NAMES_ROOM;
const ROOMY = 620;
const EDGE = 18;
const ABOVE = 30;
export const BELOW = 30;

/** Signs of x and y: clan top left, adhocracy top right, market bottom right. */
export const CORNERS: Readonly<Record<CultureType, readonly [-1 | 1, -1 | 1]>> = {
  clan: [-1, 1],
  adhocracy: [1, 1],
  market: [1, -1],
  hierarchy: [-1, -1],
};

export interface QuadrantLayout {
  readonly compact: boolean;
  readonly plot: Box;
  readonly right: number;
  readonly bottom: number;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  /** Where labels may stand. */
  readonly bounds: Box;
  readonly namesRoom: number;
}

/** A square plot, in the middle of a wide picture, as large as possible on a phone. */
export const quadrantLayout = (width: number): QuadrantLayout => {
  const compact = isCompact(width, ROOMY);
  const side = Math.min(LARGEST_PLOT, width - (compact ? NUMBERS_ROOM + EDGE : 2 * BESIDE));
  const left = Math.max(NUMBERS_ROOM, (width - side) / 2);
  const plot = { x: left, y: ABOVE, width: side, height: side };
  return {
    compact,
    plot,
    right: plot.x + side,
    bottom: plot.y + side,
    x: linearScale([-100, 100], [plot.x, plot.x + side]),
    y: linearScale([-100, 100], [plot.y + side, plot.y]),
    bounds: { x: 2, y: 2, width: width - 4, height: ABOVE + side + BELOW - 4 },
    namesRoom: NAMES_ROOM - 6,
  };
};
