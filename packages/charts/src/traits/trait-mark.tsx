import { each } from '../drawing/each.ts';
import { Label } from '../drawing/label.tsx';
import { SIZE, SURFACE } from '../drawing/paint.ts';
import { ShapeMark } from '../drawing/shape-mark.tsx';
import { Bar, Rule } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text-width.ts';

interface TraitMarkProps {
  readonly t: number;
  readonly error: number;
  readonly color: string;
  readonly x: (t: number) => number;
  readonly y: number;
  readonly text: string;
  /** Above the mark, or behind its error bar where rows are low. */
  readonly number: 'above' | 'behind';
}

const CAP = 4;
const BEHIND = { size: SIZE.label, weight: 600 } as const;
/** Room behind the end of the scale for the number of a score on its border. */
export const NUMBER_ROOM = 26;

/** A score with its error of measurement and its number. */
export function TraitMark({ t, error, color, x, y, text, number }: TraitMarkProps) {
  const [from, to] = [x(t - error), x(t + error)];
  return (
    <g>
      <Rule x1={from} y1={y} x2={to} y2={y} stroke={color} width={2} />
      {each([from, to], (end) => (
        <Rule x1={end} y1={y - CAP} x2={end} y2={y + CAP} stroke={color} width={2} />
      ))}
      <ShapeMark
        shape="circle"
        x={x(t)}
        y={y}
        radius={number === 'above' ? 6 : 4.5}
        color={color}
      />
      {number === 'above' ? (
        <Label x={x(t)} y={y - 20} anchor="middle" size={SIZE.name} weight={600} text={text} />
      ) : (
        <g>
          <Bar
            x={to + 4}
            y={y - 7}
            width={textWidth(text, BEHIND) + 4}
            height={14}
            fill={SURFACE}
            opacity={0.85}
            radius={2}
          />
          <Label x={to + 6} y={y} {...BEHIND} text={text} />
        </g>
      )}
    </g>
  );
}
