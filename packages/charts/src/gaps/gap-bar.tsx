import { CULTURE_MARKS } from '@cadran/theme';
import type { CultureType } from '@cadran/contract/codes';
import { Label } from '../drawing/label.tsx';
import { outlineOf, SIZE } from '../drawing/paint.ts';
import { Bar } from '../drawing/strokes.tsx';

interface GapBarProps {
  readonly type: CultureType;
  readonly gap: number;
  readonly number: string;
  readonly x: (value: number) => number;
  readonly y: number;
}

const THICK = 18;

/** From nought to the left or to the right, the number at the end. */
export function GapBar({ type, gap, number, x, y }: GapBarProps) {
  const { color } = CULTURE_MARKS[type];
  const isMore = gap >= 0;
  return (
    <g>
      <Bar
        x={Math.min(x(0), x(gap))}
        y={y - THICK / 2}
        width={Math.abs(x(gap) - x(0))}
        height={THICK}
        fill={color}
        stroke={outlineOf(color)}
      />
      <Label
        x={x(gap) + (isMore ? 6 : -6)}
        y={y}
        anchor={isMore ? 'start' : 'end'}
        size={SIZE.name}
        weight={600}
        text={number}
      />
    </g>
  );
}
