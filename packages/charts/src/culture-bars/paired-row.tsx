import { IntervalLine } from '../drawing/interval-line.tsx';
import { CULTURE_MARKS } from '@cadran/theme';
import type { CultureType } from '@cadran/contract/codes';
import { Label } from '../drawing/text/label.tsx';
import { outlineOf, paint, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import type { SeriesKind } from '../drawing/paint.ts';
import { Bar } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text/text-width.ts';

export const THICK = 13;
export const GAP = 3;
export const NUMBER = { size: SIZE.name, weight: 600 } as const;
export const SERIES = { size: SIZE.label } as const;

interface PairedBarProps {
  readonly type: CultureType;
  readonly kind: SeriesKind;
  readonly value: number;
  readonly number: string;
  readonly interval: readonly [number, number] | undefined;
  readonly max: number;
  /** Shown once, at the first bar of a series. */
  readonly seriesName: string | null;
  readonly start: number;
  readonly x: (value: number) => number;
  readonly y: number;
}

/** A filled or an outlined bar with its number at the end. */
export function PairedBar({
  type,
  kind,
  value,
  number,
  interval,
  max,
  seriesName,
  start,
  x,
  y,
}: PairedBarProps) {
  const { color } = CULTURE_MARKS[type];
  const middle = y + THICK / 2;
  const numberX = x(Math.min(max, Math.max(value, interval?.[1] ?? value))) + 6;
  const nameX = numberX + textWidth(number, NUMBER) + 6;
  const end = seriesName === null ? nameX - 4 : nameX + textWidth(seriesName, SERIES) + 2;
  return (
    <g>
      <Bar
        x={start}
        y={y}
        width={x(value) - start}
        height={THICK}
        fill={kind === 'actual' ? paint(color) : SURFACE}
        stroke={outlineOf(color)}
      />
      {interval && <IntervalLine interval={interval} x={x} y={middle} domain={[0, max]} />}
      {/* Hides the grid behind the text. */}
      <Bar x={numberX - 3} y={y} width={end - numberX + 3} height={THICK} fill={SURFACE} />
      <Label
        x={numberX}
        y={middle}
        size={SIZE.name}
        weight={kind === 'actual' ? 600 : 400}
        text={number}
      />
      {seriesName !== null && (
        <Label x={nameX} y={middle} {...SERIES} fill={SOFT_INK} text={seriesName} />
      )}
    </g>
  );
}
