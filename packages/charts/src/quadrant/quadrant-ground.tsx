import { CULTURE_TYPES } from '@cadran/contract/codes';
import { CULTURE_MARKS } from '@cadran/theme';
import { AXIS, GRID, paint, SURFACE } from '../drawing/paint.ts';
import { Bar, Line } from '../drawing/strokes.tsx';
import { CORNERS, type QuadrantLayout } from './quadrant-layout.ts';

const TINT = 0.1;

/** The four tinted quadrants, a light grid and the two axes. */
export function QuadrantGround({ layout }: { readonly layout: QuadrantLayout }) {
  const { plot, right, bottom, x, y } = layout;
  const half = plot.width / 2;
  return (
    <g>
      {CULTURE_TYPES.map((type) => {
        const [sx, sy] = CORNERS[type];
        return (
          <Bar
            key={type}
            x={sx < 0 ? plot.x : x(0)}
            y={sy > 0 ? plot.y : y(0)}
            width={half}
            height={half}
            fill={paint(CULTURE_MARKS[type].color)}
            opacity={TINT}
          />
        );
      })}
      {[-50, 50].map((tick) => (
        <g key={tick}>
          <Line x1={x(tick)} y1={plot.y} x2={x(tick)} y2={bottom} stroke={SURFACE} />
          <Line x1={plot.x} y1={y(tick)} x2={right} y2={y(tick)} stroke={SURFACE} />
        </g>
      ))}
      <Bar {...plot} fill="none" stroke={GRID} />
      <Line x1={x(0)} y1={plot.y} x2={x(0)} y2={bottom} stroke={AXIS} />
      <Line x1={plot.x} y1={y(0)} x2={right} y2={y(0)} stroke={AXIS} />
    </g>
  );
}
