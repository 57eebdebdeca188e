import { clamp } from './geometry/linear-scale.ts';
import { INK, SURFACE } from './paint.ts';
import { Line } from './strokes.tsx';

interface IntervalLineProps {
  readonly interval: readonly [from: number, to: number];
  readonly x: (value: number) => number;
  readonly y: number;
  /** The ends of the scale; an interval beyond them is cut without a cap. */
  readonly domain: readonly [from: number, to: number];
  readonly cap?: number;
}

/** A 95 % interval as a thin line with caps, light around so that it is seen on a filled bar. */
export function IntervalLine({ interval, x, y, domain: [from, to], cap = 3 }: IntervalLineProps) {
  const [low, high] = [x(clamp(interval[0], from, to)), x(clamp(interval[1], from, to))];
  const caps = [...(interval[0] >= from ? [low] : []), ...(interval[1] <= to ? [high] : [])];
  return (
    <g>
      <Line x1={low} y1={y} x2={high} y2={y} stroke={SURFACE} width={3.5} />
      <Line x1={low} y1={y} x2={high} y2={y} stroke={INK} width={1.25} />
      {caps.map((end, place) => (
        <Line
          // Two ends in a fixed order.
          key={place === 0 ? 'first' : 'last'}
          x1={end}
          y1={y - cap}
          x2={end}
          y2={y + cap}
          stroke={INK}
          width={1.25}
        />
      ))}
    </g>
  );
}
