import { IntervalLine } from '../drawing/interval-line.tsx';
import { CULTURE_MARKS } from '@cadran/theme';
import type { CultureType } from '@cadran/contract/codes';
import { Label } from '../drawing/text/label.tsx';
import { outlineOf, paint, SIZE } from '../drawing/paint.ts';
import { Bar } from '../drawing/strokes.tsx';

interface GapBarProps {
  readonly type: CultureType;
  readonly gap: number;
  readonly number: string;
  readonly interval: readonly [number, number] | undefined;
  readonly reach: number;
  readonly x: (value: number) => number;
  readonly y: number;
}

const THICK = 18;

/** A bar from 0 to the left or right, with its number at the end. */
export function GapBar({ type, gap, number, interval, reach, x, y }: GapBarProps) {
  const { color } = CULTURE_MARKS[type];
  const isMore = gap >= 0;
  const [low, high] = interval ?? [gap, gap];
  const outer = isMore
    ? Math.min(reach, Math.max(gap, high))
    : Math.max(-reach, Math.min(gap, low));
  return (
    <g>
      <Bar
        x={Math.min(x(0), x(gap))}
        y={y - THICK / 2}
        width={Math.abs(x(gap) - x(0))}
        height={THICK}
        fill={paint(color)}
        stroke={outlineOf(color)}
      />
      {interval && <IntervalLine interval={interval} x={x} y={y} domain={[-reach, reach]} />}
      <Label
        x={x(outer) + (isMore ? 6 : -6)}
        y={y}
        anchor={isMore ? 'start' : 'end'}
        size={SIZE.name}
        weight={600}
        text={number}
      />
    </g>
  );
}
