import { Label } from '../drawing/label.tsx';
import { DATA, GROUND, SIZE, SOFT_INK } from '../drawing/paint.ts';
import { Bar } from '../drawing/strokes.tsx';
import { wrapText } from '../drawing/wrap-text.ts';
import type { SectionRow } from './section-model.ts';

interface SectionBarProps {
  readonly row: SectionRow;
  readonly x: (score: number) => number;
  readonly y: number;
  readonly write: (value: number) => string;
}

const THICK = 14;

/** The score as a bar with its number; or a pale strip that says why there is none. */
export function SectionBar({ row: { score, note }, x, y, write }: SectionBarProps) {
  const start = x(0);
  const isCounted = score !== null;
  return (
    <g>
      <Bar
        x={start}
        y={y - THICK / 2}
        width={x(score ?? 100) - start}
        height={THICK}
        fill={isCounted ? DATA : GROUND}
      />
      {isCounted && (
        <Label x={x(score) + 6} y={y} size={SIZE.name} weight={600} text={write(score)} />
      )}
      {!isCounted && note !== undefined && (
        <Label
          x={start + 6}
          y={y}
          fill={SOFT_INK}
          text={wrapText(note, x(100) - start - 10, { size: SIZE.label }, 1)}
        />
      )}
    </g>
  );
}
