import { renderEach } from '../drawing/render-each.ts';
import { clamp } from '../drawing/linear-scale.ts';
import { outlineOf } from '../drawing/paint.ts';
import { pathThrough } from '../drawing/pixels.ts';
import { Bar, Line } from '../drawing/strokes.tsx';
import type { QuadrantLayout } from './quadrant-layout.ts';
import type { QuadrantPoint } from './quadrant-model.ts';

const CAP = 4;
const CIRCLE_STEPS = 72;

interface SpreadProps {
  readonly point: QuadrantPoint;
  readonly color: string;
  readonly layout: QuadrantLayout;
}

/** The spread of the answers: the middle half as a cross on a tinted ground, the radius dashed. */
export function PointSpread({ point, color, layout: { x, y } }: SpreadProps) {
  const stroke = outlineOf(color);
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
          fill={color}
          fillOpacity={0.06}
          stroke={stroke}
          strokeWidth={1}
          strokeDasharray="3 3"
        />
      )}
      {quartiles && (
        <g>
          <Bar
            x={x(quartiles.x[0])}
            y={y(quartiles.y[1])}
            width={x(quartiles.x[1]) - x(quartiles.x[0])}
            height={y(quartiles.y[0]) - y(quartiles.y[1])}
            fill={color}
            opacity={0.12}
          />
          <Line
            x1={x(quartiles.x[0])}
            y1={y(point.y)}
            x2={x(quartiles.x[1])}
            y2={y(point.y)}
            stroke={stroke}
            width={1.5}
          />
          <Line
            x1={x(point.x)}
            y1={y(quartiles.y[0])}
            x2={x(point.x)}
            y2={y(quartiles.y[1])}
            stroke={stroke}
            width={1.5}
          />
          {renderEach(quartiles.x, (end) => (
            <Line
              x1={x(end)}
              y1={y(point.y) - CAP}
              x2={x(end)}
              y2={y(point.y) + CAP}
              stroke={stroke}
              width={1.5}
            />
          ))}
          {renderEach(quartiles.y, (end) => (
            <Line
              x1={x(point.x) - CAP}
              y1={y(end)}
              x2={x(point.x) + CAP}
              y2={y(end)}
              stroke={stroke}
              width={1.5}
            />
          ))}
        </g>
      )}
    </g>
  );
}
