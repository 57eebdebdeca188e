import { INK } from './paint.ts';
import { pathThrough, type Point, px } from './geometry/pixels.ts';

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  /** Free room at both ends, so that the arrow touches no mark. */
  readonly clear: number;
  readonly stroke?: string;
}

const HEAD = 8;

/** An arrow between two marks; marks that nearly touch need none. */
export function Arrow({ from, to, clear, stroke = INK }: ArrowProps) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 2 * clear + HEAD) return null;
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const along = (distance: number, aside = 0): Point => ({
    x: from.x + ux * distance - uy * aside,
    y: from.y + uy * distance + ux * aside,
  });
  const start = along(clear);
  const neck = along(length - clear - HEAD);
  const tip = along(length - clear);
  const wings = [along(length - clear - HEAD, HEAD / 2), along(length - clear - HEAD, -HEAD / 2)];
  return (
    <g>
      <line
        x1={px(start.x)}
        y1={px(start.y)}
        x2={px(neck.x)}
        y2={px(neck.y)}
        stroke={stroke}
        strokeWidth={2}
      />
      <path d={pathThrough([tip, ...wings], true)} fill={stroke} />
    </g>
  );
}
