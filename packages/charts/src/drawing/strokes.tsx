import { GRID } from './paint.ts';
import { px } from './geometry/pixels.ts';

interface RuleProps {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
}

/** A straight line. */
export function Line({ x1, y1, x2, y2, stroke = GRID, width = 1, dash }: RuleProps) {
  return (
    <line
      x1={px(x1)}
      y1={px(y1)}
      x2={px(x2)}
      y2={px(y2)}
      stroke={stroke}
      strokeWidth={width}
      {...(dash && { strokeDasharray: dash })}
    />
  );
}

interface BarProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly stroke?: string;
  readonly radius?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

const OUTLINE = 1.5;

/** A rectangle; an outline is drawn within it, so that it ends exactly where the number is. */
export function Bar({ x, y, width, height, fill, stroke, radius = 0, opacity, dash }: BarProps) {
  const inset = stroke === undefined ? 0 : OUTLINE / 2;
  return (
    <rect
      x={px(x + inset)}
      y={px(y + inset)}
      width={px(Math.max(0, width - 2 * inset))}
      height={px(Math.max(0, height - 2 * inset))}
      fill={fill}
      {...(radius > 0 && { rx: radius })}
      {...(opacity !== undefined && { fillOpacity: opacity })}
      {...(stroke !== undefined && { stroke, strokeWidth: OUTLINE })}
      {...(dash !== undefined && { strokeDasharray: dash })}
    />
  );
}
