import { renderEach } from '../drawing/render-each.ts';
import { Label } from '../drawing/text/label.tsx';
import { paint, SIZE, SURFACE } from '../drawing/paint.ts';
import { ShapeMark } from '../drawing/shape-mark.tsx';
import { Bar, Line } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text/text-width.ts';

interface TraitMarkProps {
  readonly position: number;
  /** Null: not known, and no error bar is drawn. */
  readonly margin: number | null;
  readonly color: string;
  readonly x: (position: number) => number;
  readonly y: number;
  readonly text: string;
  /** Above the mark, or behind its error bar where rows are low. */
  readonly number: 'above' | 'behind';
}

const CAP = 4;
const RADIUS = { above: 6, behind: 4.5 } as const;
const BEHIND = { size: SIZE.label, weight: 600 } as const;
/** Room behind the end of the scale for the number of a score on its border. */
export const NUMBER_ROOM = 30;

/** A position with its error of measurement and its number. */
export function TraitMark({ position, margin, color, x, y, text, number }: TraitMarkProps) {
  const [from, to] = [x(position - (margin ?? 0)), x(position + (margin ?? 0))];
  const radius = RADIUS[number];
  /** At the end of the scale the mark reaches further than its error bar. */
  const right = Math.max(to, x(position) + radius);
  return (
    <g>
      {margin !== null && (
        <g>
          <Line x1={from} y1={y} x2={to} y2={y} stroke={paint(color)} width={2} />
          {renderEach([from, to], (end) => (
            <Line x1={end} y1={y - CAP} x2={end} y2={y + CAP} stroke={paint(color)} width={2} />
          ))}
        </g>
      )}
      <ShapeMark shape="circle" x={x(position)} y={y} radius={radius} color={color} />
      {number === 'above' ? (
        <Label
          x={x(position)}
          y={y - 20}
          anchor="middle"
          size={SIZE.name}
          weight={600}
          text={text}
        />
      ) : (
        <g>
          <Bar
            x={right + 2}
            y={y - 7}
            width={textWidth(text, BEHIND) + 4}
            height={14}
            fill={SURFACE}
            opacity={0.85}
            radius={2}
          />
          <Label x={right + 4} y={y} {...BEHIND} text={text} />
        </g>
      )}
    </g>
  );
}
