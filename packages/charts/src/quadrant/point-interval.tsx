import { clamp } from '../drawing/linear-scale.ts';
import { outlineOf } from '../drawing/paint.ts';
import { pathThrough } from '../drawing/pixels.ts';
import type { QuadrantLayout } from './quadrant-layout.ts';
import type { QuadrantPoint } from './quadrant-model.ts';

const STEPS = 72;

interface PointIntervalProps {
  readonly point: QuadrantPoint;
  readonly color: string;
  readonly layout: QuadrantLayout;
}

/** The 95 % intervals of a point on both axes as an oval around it, each quarter as wide as its side. */
export function PointInterval({ point, color, layout: { x, y } }: PointIntervalProps) {
  const { intervals } = point;
  if (!intervals) return null;
  const oval = Array.from({ length: STEPS }, (_, step) => {
    const angle = (2 * Math.PI * step) / STEPS;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const width = dx > 0 ? intervals.x[1] - point.x : point.x - intervals.x[0];
    const height = dy > 0 ? intervals.y[1] - point.y : point.y - intervals.y[0];
    return {
      x: x(clamp(point.x + width * dx, -100, 100)),
      y: y(clamp(point.y + height * dy, -100, 100)),
    };
  });
  return (
    <path
      d={pathThrough(oval, true)}
      fill={color}
      fillOpacity={0.1}
      stroke={outlineOf(color)}
      strokeWidth={1.5}
      {...(point.kind === 'target' && { strokeDasharray: '6 2' })}
    />
  );
}
