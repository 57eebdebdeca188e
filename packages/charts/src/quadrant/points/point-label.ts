import type { Box } from '../../drawing/geometry/box.ts';
import { type Anchor, LINE_HEIGHT } from '../../drawing/text/label.tsx';
import { SIZE } from '../../drawing/paint.ts';
import type { Point } from '../../drawing/geometry/pixels.ts';
import { placeLabels } from '../../drawing/text/place-labels.ts';
import { spacedWidth, textWidth } from '../../drawing/text/text-width.ts';
import { widest, widestSpaced, wrapText } from '../../drawing/text/wrap-text.ts';
import type { NumberFormats } from '../../numbers/number-formats.ts';
import type { QuadrantLayout } from '../quadrant-layout.ts';
import type { QuadrantModel, QuadrantPoint } from '../quadrant-model.ts';

export const MARK_RADIUS = 7;
const NAME = { size: SIZE.label, weight: 600 } as const;
const NUMBERS = { size: SIZE.tick } as const;
export const PADDING = 3;
export const NAME_STEP = NAME.size * LINE_HEIGHT;
const NUMBERS_STEP = NUMBERS.size * LINE_HEIGHT;

export interface PointLabel {
  readonly lines: readonly string[];
  /** `null` where the numbers stand in the list below the plot. */
  readonly numbers: string | null;
  readonly box: Box;
  /** Letters that are set further apart move away from the mark. */
  readonly anchor: Extract<Anchor, 'start' | 'end'>;
}

/** Both axes of a point, in the order of the picture: to the right, then up. */
export const coordinates = ({ x, y }: QuadrantPoint, format: NumberFormats): string =>
  `${format.position(x)} / ${format.position(y)}`;

/** More names than this would hide the picture: the marks are numbered and listed below it. */
const PLOT_PER_NAME = 58;
export const isListed = ({ points }: QuadrantModel, { plot }: QuadrantLayout): boolean =>
  points.length * PLOT_PER_NAME > plot.width;

/** Arrows, and the crosses of the middle halves: labels had better not cover them. */
const linesOf = (
  { points, arrows = [] }: QuadrantModel,
  { x, y }: QuadrantLayout,
): readonly (readonly [Point, Point])[] => [
  ...arrows.flatMap(({ from, to }) => {
    const [start, end] = [points[from], points[to]];
    return start && end
      ? [
          [
            { x: x(start.x), y: y(start.y) },
            { x: x(end.x), y: y(end.y) },
          ] as const,
        ]
      : [];
  }),
  ...points.flatMap(({ x: px, y: py, quartiles }) =>
    quartiles
      ? [
          [
            { x: x(quartiles.x[0]), y: y(py) },
            { x: x(quartiles.x[1]), y: y(py) },
          ] as const,
          [
            { x: x(px), y: y(quartiles.y[0]) },
            { x: x(px), y: y(quartiles.y[1]) },
          ] as const,
        ]
      : [],
  ),
];

/** The name and the numbers beside every mark, where they hide least. */
export const pointLabels = (
  model: QuadrantModel,
  layout: QuadrantLayout,
  obstacles: readonly Box[],
  format: NumberFormats,
): readonly PointLabel[] => {
  const listed = isListed(model, layout);
  const texts = model.points.map((point, index) => ({
    at: { x: layout.x(point.x), y: layout.y(point.y) },
    lines: listed
      ? [format.integer(index + 1)]
      : wrapText(point.label, Math.min(150, layout.plot.width * 0.38), NAME),
    numbers: listed ? null : coordinates(point, format),
  }));
  const boxes = placeLabels(
    texts.map(({ at, lines, numbers }) => ({
      at,
      clear: MARK_RADIUS + 1,
      width: Math.max(widestSpaced(lines, NAME), spacedWidth(numbers ?? '', NUMBERS)) + 2 * PADDING,
      height: lines.length * NAME_STEP + (numbers === null ? 0 : NUMBERS_STEP) + 2 * PADDING,
    })),
    { bounds: layout.bounds, home: layout.plot, obstacles, lines: linesOf(model, layout) },
  );
  return texts.flatMap(({ at, lines, numbers }, index) => {
    const room = boxes[index];
    if (!room) return [];
    const width = Math.max(widest(lines, NAME), textWidth(numbers ?? '', NUMBERS)) + 2 * PADDING;
    const anchor = room.x + room.width <= at.x ? 'end' : 'start';
    const x = anchor === 'end' ? room.x + room.width - width : room.x;
    return [{ lines, numbers, anchor, box: { ...room, x, width } }];
  });
};
