import { clamp } from '../../drawing/geometry/linear-scale.ts';
import { outlineOf, paint } from '../../drawing/paint.ts';
import { pathThrough } from '../../drawing/geometry/pixels.ts';
import { Bar } from '../../drawing/strokes.tsx';
import type { QuadrantLayout } from '../quadrant-layout.ts';
import type { QuadrantPoint } from '../quadrant-model.ts';

const CIRCLE_STEPS = 72;

interface SpreadProps {
  readonly point: QuadrantPoint;
  readonly color: string;
  readonly layout: QuadrantLayout;
}

/** The spread of the answers: the middle half tinted, the radius dashed. Lines with caps are intervals. */
export function PointSpread({ point, color, layout: { x, y } }: SpreadProps) {
  const { quartiles, radius } = point;
  const circle = Array.from({ length: CIRCLE_STEPS }, (_, step) => {
    const angle = (2 * Math.PI * step) / CIRCLE_STEPS;
    return {
      x: x(clamp(point.x + (radius ?? 0) * Math.cos(angle), -100, 100)),
      y: y(clamp(point.y + (radius ?? 0) * Math.sin(angle), -100, 100)),
    };
  });
  return (
    <g>
      {radius !== undefined && radius > 0 && (
        <path
          d={pathThrough(circle, true)}
          fill={paint(color)}
          fillOpacity={0.06}
          stroke={outlineOf(color)}
          strokeWidth={1}
          strokeDasharray="3 3"
        />
      )}
      {quartiles && (
        <Bar
          x={x(quartiles.x[0])}
          y={y(quartiles.y[1])}
          width={x(quartiles.x[1]) - x(quartiles.x[0])}
          height={y(quartiles.y[0]) - y(quartiles.y[1])}
          fill={paint(color)}
          opacity={0.14}
        />
      )}
    </g>
  );
}
