import { Label } from '../drawing/text/label.tsx';
import { AXIS, GRID, SIZE, SOFT_INK } from '../drawing/paint.ts';
import { Line } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text/text-width.ts';
import { wrapText } from '../drawing/text/wrap-text.ts';
import { MIDDLE_POSITION, POSITION_RANGE, POSITION_TICKS, type TraitTexts } from './trait-model.ts';

interface TraitAxisProps {
  readonly x: (position: number) => number;
  readonly bottom: number;
  readonly words: TraitTexts['scale'];
  readonly write: (value: number) => string;
}

export const AXIS_HEIGHT = 40;
const WORD = { size: SIZE.tick } as const;

/** The words of the scale above its five steps; the middle is the darker line. */
export function TraitAxis({ x, bottom, words, write }: TraitAxisProps) {
  const [low, high] = POSITION_RANGE;
  const middle = wrapText(words.middle, (x(high) - x(low)) / 3, WORD, 1);
  const middleHalf = textWidth(middle[0] ?? '', WORD) / 2;
  const side = x(MIDDLE_POSITION) - middleHalf - 10 - x(low);
  return (
    <g>
      {POSITION_TICKS.map((tick) => (
        <g key={tick}>
          <Line
            x1={x(tick)}
            y1={AXIS_HEIGHT - 6}
            x2={x(tick)}
            y2={bottom}
            stroke={tick === MIDDLE_POSITION ? AXIS : GRID}
          />
          <Label
            x={x(tick)}
            y={AXIS_HEIGHT - 14}
            anchor="middle"
            size={SIZE.tick}
            fill={SOFT_INK}
            text={write(tick)}
          />
        </g>
      ))}
      <Label x={x(low)} y={9} {...WORD} fill={SOFT_INK} text={wrapText(words.low, side, WORD, 1)} />
      <Label x={x(MIDDLE_POSITION)} y={9} anchor="middle" {...WORD} fill={SOFT_INK} text={middle} />
      <Label
        x={x(high)}
        y={9}
        anchor="end"
        {...WORD}
        fill={SOFT_INK}
        text={wrapText(words.high, side, WORD, 1)}
      />
    </g>
  );
}
