import { Label } from '../drawing/text/label.tsx';
import { DATA, GROUND, INK, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import { renderEach } from '../drawing/render-each.ts';
import { Bar, Line } from '../drawing/strokes.tsx';
import { wrapText } from '../drawing/text/wrap-text.ts';
import type { SectionRow } from './section-model.ts';

interface SectionBarProps {
  readonly row: SectionRow;
  readonly x: (score: number) => number;
  readonly y: number;
  readonly write: (value: number) => string;
}

const THICK = 14;
const CAP = 4;

/** The strokes of an interval: a light edge first, so that they show on the bar and on the ground. */
const WHISKER = [
  { stroke: SURFACE, width: 4.5 },
  { stroke: INK, width: 1.75 },
] as const;

const Whisker = ({ from, to, y }: { from: number; to: number; y: number }) =>
  renderEach(WHISKER, (paint) => (
    <g>
      <Line x1={from} y1={y} x2={to} y2={y} {...paint} />
      <Line x1={from} y1={y - CAP} x2={from} y2={y + CAP} {...paint} />
      <Line x1={to} y1={y - CAP} x2={to} y2={y + CAP} {...paint} />
    </g>
  ));

/** The score as a bar with its interval and number; or a pale strip that says why there is none. */
export function SectionBar({ row: { score, interval, note }, x, y, write }: SectionBarProps) {
  const start = x(0);
  if (score === null) {
    return (
      <g>
        <Bar x={start} y={y - THICK / 2} width={x(100) - start} height={THICK} fill={GROUND} />
        {note !== undefined && (
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
  const end = Math.max(x(score), interval ? x(interval[1]) + CAP / 2 : 0);
  return (
    <g>
      <Bar x={start} y={y - THICK / 2} width={x(score) - start} height={THICK} fill={DATA} />
      {interval && <Whisker from={x(interval[0])} to={x(interval[1])} y={y} />}
      <Label x={end + 6} y={y} size={SIZE.name} weight={600} text={write(score)} />
    </g>
  );
}
