import type { Verdict } from '@cadran/contract/codes';
import { VERDICT_COLORS } from '@cadran/theme';
import { renderEach } from '../drawing/render-each.ts';
import { paint, SURFACE } from '../drawing/paint.ts';
import { pathThrough, type Point, px } from '../drawing/geometry/pixels.ts';

interface VerdictIconProps {
  readonly verdict: Verdict;
  /** An uncertain verdict: the outline alone. */
  readonly hollow?: boolean;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Strokes within a disc of radius 1: a tick, an arrow around the corner, a cross, a dash. */
const STROKES: Readonly<Record<Verdict, readonly (readonly (readonly [number, number])[])[]>> = {
  fits: [
    [
      [-0.42, 0.02],
      [-0.12, 0.34],
      [0.44, -0.32],
    ],
  ],
  can_adapt: [
    [
      [-0.42, 0.34],
      [0.36, -0.34],
    ],
    [
      [-0.14, -0.38],
      [0.4, -0.38],
      [0.4, 0.16],
    ],
  ],
  does_not_fit: [
    [
      [-0.34, -0.34],
      [0.34, 0.34],
    ],
    [
      [-0.34, 0.34],
      [0.34, -0.34],
    ],
  ],
  insufficient_basis: [
    [
      [-0.42, 0],
      [0.42, 0],
    ],
  ],
};

const OUTLINE = 2;
const DASH = '3.5 2.5';

/** The verdict as an icon, so that it does not rely on colour alone. */
export function VerdictIcon({ verdict, hollow = false, x, y, radius }: VerdictIconProps) {
  const color = paint(VERDICT_COLORS[verdict]);
  const place = ([dx, dy]: readonly [number, number]): Point => ({
    x: x + dx * radius,
    y: y + dy * radius,
  });
  return (
    <g>
      <circle
        cx={px(x)}
        cy={px(y)}
        r={px(hollow ? radius - OUTLINE / 2 : radius)}
        fill={hollow ? SURFACE : color}
        {...(hollow && { stroke: color, strokeWidth: OUTLINE, strokeDasharray: DASH })}
      />
      {renderEach(STROKES[verdict], (stroke) => (
        <path
          d={pathThrough(stroke.map(place))}
          fill="none"
          stroke={hollow ? color : SURFACE}
          strokeWidth={px(radius * 0.22)}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}
