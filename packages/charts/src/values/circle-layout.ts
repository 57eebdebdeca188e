import { VALUES } from '@cadran/contract/codes';
import type { Point } from '../drawing/geometry/pixels.ts';
import { linearScale } from '../drawing/geometry/linear-scale.ts';
import { isCompact } from '../drawing/paint.ts';
import { VALUE_SCALES, type ValueScale } from './value-model.ts';

/** Where the innermost value lies: a radar that begins in one point exaggerates small numbers. */
const HOLE = 0.12;

/** From this width the poles' names fit between the values'; below, they stand in the corners. */
const ROOMY = 620;

export interface CircleLayout {
  readonly compact: boolean;
  readonly centre: Point;
  readonly radius: number;
  readonly height: number;
  /**
   * Angle of a place on the circle, in steps of one value. The top lies between the last and the
   * first, which turns each pole towards a corner, as the culture types are in the quadrant.
   */
  readonly angle: (step: number) => number;
  readonly at: (step: number, distance: number) => Point;
  readonly distance: (value: number) => number;
}

export const circleLayout = (width: number, scale: ValueScale): CircleLayout => {
  const compact = isCompact(width, ROOMY);
  const radius = compact ? Math.min(140, width / 2 - 84) : Math.min(170, width / 2 - 150);
  const above = compact ? 66 : 42;
  const centre = { x: width / 2, y: above + radius };
  const angle = (step: number): number =>
    ((step + 0.5) / VALUES.length) * 2 * Math.PI - Math.PI / 2;
  return {
    compact,
    centre,
    radius,
    height: centre.y + radius + above,
    angle,
    at: (step, distance) => ({
      x: centre.x + distance * Math.cos(angle(step)),
      y: centre.y + distance * Math.sin(angle(step)),
    }),
    distance: linearScale(VALUE_SCALES[scale].range, [radius * HOLE, radius]),
  };
};
