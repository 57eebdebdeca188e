import { Label } from '../drawing/text/label.tsx';
import { SIZE, SOFT_INK } from '../drawing/paint.ts';
import { pathThrough } from '../drawing/geometry/pixels.ts';
import { textWidth } from '../drawing/text/text-width.ts';

interface MoveMarkProps {
  /** Right edge. */
  readonly x: number;
  readonly y: number;
  /** Places gained (+) or lost (-). */
  readonly moved: number;
  readonly text: string;
}

const NUMBER = { size: SIZE.tick } as const;

/** A small triangle up or down with the number of places; a motivation that stayed has an equals sign. */
export function MoveMark({ x, y, moved, text }: MoveMarkProps) {
  if (moved === 0) return <Label x={x} y={y} anchor="end" {...NUMBER} fill={SOFT_INK} text="=" />;
  const tip = moved > 0 ? -1 : 1;
  const middle = x - textWidth(text, NUMBER) - 8;
  const corners = [
    { x: middle, y: y + tip * 4 },
    { x: middle + 4.5, y: y - tip * 3.5 },
    { x: middle - 4.5, y: y - tip * 3.5 },
  ];
  return (
    <g>
      <path d={pathThrough(corners, true)} fill={SOFT_INK} />
      <Label x={x} y={y} anchor="end" {...NUMBER} fill={SOFT_INK} text={text} />
    </g>
  );
}
