import type { Mark } from '@cadran/theme';
import { Label } from './label.tsx';
import { INK, SIZE, SURFACE } from '../paint.ts';
import { ShapeMark } from '../shape-mark.tsx';
import { Bar } from '../strokes.tsx';
import { widest } from './wrap-text.ts';

interface RowNameProps {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly mark?: Mark;
  readonly weight?: 400 | 600;
  readonly size?: number;
  readonly fill?: string;
}

/** Room a mark needs before the name. */
export const MARK_ROOM = 20;

/** The name of a row, with the mark of its culture type; on a ground that hides the grid. */
export function RowName({
  x,
  y,
  lines,
  mark,
  weight = 600,
  size = SIZE.name,
  fill = INK,
}: RowNameProps) {
  const left = mark ? x - MARK_ROOM : x;
  return (
    <g>
      <Bar
        x={Math.max(0, left - 4)}
        y={y - (lines.length * size * 1.3) / 2}
        width={widest(lines, { size, weight }) + (x - left) + 8}
        height={lines.length * size * 1.3}
        fill={SURFACE}
      />
      {mark && <ShapeMark {...mark} x={x - MARK_ROOM + 6} y={y} radius={5} />}
      <Label x={x} y={y} size={size} weight={weight} fill={fill} text={lines} />
    </g>
  );
}
