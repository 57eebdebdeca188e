import { clamp } from '../../drawing/geometry/linear-scale.ts';
import { outlineOf, SURFACE } from '../../drawing/paint.ts';
import { renderEach } from '../../drawing/render-each.ts';
import { Line } from '../../drawing/strokes.tsx';
import type { QuadrantLayout } from '../quadrant-layout.ts';
import type { QuadrantPoint } from '../quadrant-model.ts';

const CAP = 4;

interface PointIntervalProps {
  readonly point: QuadrantPoint;
  readonly color: string;
  readonly layout: QuadrantLayout;
}

/** The 95 % intervals of a point on both axes as thin lines with caps, as in every other chart. */
export function PointInterval({ point, color, layout: { x, y } }: PointIntervalProps) {
  const { intervals } = point;
  if (!intervals) return null;
  const on = (value: number): number => clamp(value, -100, 100);
  const [left, right] = [x(on(intervals.x[0])), x(on(intervals.x[1]))];
  const [bottom, top] = [y(on(intervals.y[0])), y(on(intervals.y[1]))];
  const [middleX, middleY] = [x(point.x), y(point.y)];
  const across = { x1: left, y1: middleY, x2: right, y2: middleY };
  const along = { x1: middleX, y1: bottom, x2: middleX, y2: top };
  const ends = [
    { x1: left, y1: middleY - CAP, x2: left, y2: middleY + CAP },
    { x1: right, y1: middleY - CAP, x2: right, y2: middleY + CAP },
    { x1: middleX - CAP, y1: bottom, x2: middleX + CAP, y2: bottom },
    { x1: middleX - CAP, y1: top, x2: middleX + CAP, y2: top },
  ];
  return (
    <g>
      {renderEach([across, along], (line) => (
        <Line {...line} stroke={SURFACE} width={3.5} />
      ))}
      {renderEach([across, along, ...ends], (line) => (
        <Line {...line} stroke={outlineOf(color)} width={1.5} />
      ))}
    </g>
  );
}
