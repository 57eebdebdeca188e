import type { Shape } from '@cadran/theme';
import type { SeriesKind } from './paint.ts';
import { outlineOf, paint, SURFACE } from './paint.ts';
import { pathThrough, px } from './geometry/pixels.ts';

interface ShapeMarkProps {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: string;
  readonly kind?: SeriesKind;
}

/** Corners at equal reach would make unequal marks: these factors give all shapes one area. */
const REACH = { square: 0.89, diamond: 1.25, triangle: 1.32 } as const;

const cornersOf = (shape: Exclude<Shape, 'circle'>, x: number, y: number, radius: number) => {
  const r = radius * REACH[shape];
  const corners = {
    square: [
      [-r, -r],
      [r, -r],
      [r, r],
      [-r, r],
    ],
    diamond: [
      [0, -r],
      [r, 0],
      [0, r],
      [-r, 0],
    ],
    triangle: [
      [0, -r],
      [r, r * 0.75],
      [-r, r * 0.75],
    ],
  } as const;
  return corners[shape].map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
};

/** A mark that does not rely on colour alone. */
export function ShapeMark({ shape, x, y, radius, color, kind = 'actual' }: ShapeMarkProps) {
  const outline = outlineOf(color);
  const look =
    kind === 'actual'
      ? { fill: paint(color), stroke: outline, strokeWidth: 1 }
      : { fill: SURFACE, stroke: outline, strokeWidth: 2 };
  return shape === 'circle' ? (
    <circle cx={px(x)} cy={px(y)} r={px(radius)} {...look} />
  ) : (
    <path d={pathThrough(cornersOf(shape, x, y, radius), true)} {...look} strokeLinejoin="round" />
  );
}
