import { renderEach } from '../drawing/render-each.ts';
import { CULTURE_MARKS } from '@cadran/theme';
import type { CultureType } from '@cadran/contract/codes';
import { IntervalLine } from '../drawing/interval-line.tsx';
import { Label } from '../drawing/text/label.tsx';
import { linearScale } from '../drawing/geometry/linear-scale.ts';
import { AXIS, outlineOf, SIZE, SOFT_INK } from '../drawing/paint.ts';
import { ShapeMark } from '../drawing/shape-mark.tsx';
import { Line } from '../drawing/strokes.tsx';
import { widest, wrapText } from '../drawing/text/wrap-text.ts';
import type { NumberFormats } from '../numbers/number-formats.ts';

interface PanelProps {
  readonly type: CultureType;
  readonly name: string;
  readonly x: number;
  readonly width: number;
  /** Middle of every dimension's row. */
  readonly rows: readonly number[];
  readonly scores: readonly number[];
  readonly intervals: readonly (readonly [number, number] | undefined)[];
  readonly overall: number;
  /** Largest deviation from an overall score: one scale for all panels. */
  readonly reach: number;
  readonly compact: boolean;
  readonly top: number;
  readonly bottom: number;
  readonly format: NumberFormats;
}

const NUMBER_ROOM = 26;
const BESIDE_MARK = 14;
/** Clear of the mark and of its number. */
const INTERVAL_BELOW = 10;

/** One culture type through all dimensions, each tied to the type's overall score. */
export function CongruencePanel({
  type,
  name,
  x: left,
  width,
  rows,
  scores,
  intervals,
  overall,
  reach,
  compact,
  top,
  bottom,
  format,
}: PanelProps) {
  const { color, shape } = CULTURE_MARKS[type];
  const x = linearScale(
    [overall - reach, overall + reach],
    [left + NUMBER_ROOM, left + width - NUMBER_ROOM],
  );
  const style = { size: compact ? SIZE.tick : SIZE.label, weight: 600 } as const;
  const lines = wrapText(name, width - (compact ? 0 : BESIDE_MARK), style, 1);
  const middle = left + width / 2;
  const nameX = middle + (compact ? 0 : BESIDE_MARK / 2);
  // On a phone above the name, which then has the whole width.
  const mark = compact
    ? { x: middle, y: top - 50, radius: 4 }
    : { x: nameX - widest(lines, style) / 2 - 9, y: top - 34, radius: 5 };
  return (
    <g>
      <ShapeMark shape={shape} color={color} {...mark} />
      <Label x={nameX} y={top - 34} anchor="middle" size={style.size} weight={600} text={lines} />
      <Line x1={x(overall)} y1={top - 4} x2={x(overall)} y2={bottom} stroke={AXIS} dash="2 3" />
      <Label
        x={x(overall)}
        y={top - 14}
        anchor="middle"
        size={SIZE.tick}
        fill={SOFT_INK}
        text={format.integer(overall)}
      />
      {renderEach(scores, (score, index) => {
        const y = rows[index] ?? 0;
        const isHigher = score >= overall;
        const interval = intervals[index];
        return (
          <g>
            <Line x1={x(overall)} y1={y} x2={x(score)} y2={y} stroke={outlineOf(color)} width={2} />
            {interval && (
              <IntervalLine
                interval={interval}
                x={x}
                y={y + INTERVAL_BELOW}
                domain={[overall - reach, overall + reach]}
                cap={2}
              />
            )}
            <ShapeMark shape={shape} color={color} x={x(score)} y={y} radius={4.5} />
            <Label
              x={x(score) + (isHigher ? 8 : -8)}
              y={y}
              anchor={isHigher ? 'start' : 'end'}
              text={format.integer(score)}
            />
          </g>
        );
      })}
    </g>
  );
}
