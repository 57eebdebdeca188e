import { AVERAGE_BAND, T_SCALE } from '@cadran/contract/codes';
import { Label } from '../drawing/label.tsx';
import { GROUND, SIZE, SOFT_INK } from '../drawing/paint.ts';
import { Bar, Rule } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text-width.ts';
import { wrapText } from '../drawing/wrap-text.ts';
import { T_RANGE, T_TICKS, type TraitTexts } from './trait-model.ts';

interface TraitAxisProps {
  readonly x: (t: number) => number;
  readonly bottom: number;
  readonly bands: TraitTexts['bands'];
  readonly write: (value: number) => string;
}

export const AXIS_HEIGHT = 40;
const WORD = { size: SIZE.tick } as const;

/** Low, average and high above the T scale; the average is the tinted strip. */
export function TraitAxis({ x, bottom, bands, write }: TraitAxisProps) {
  const [low, high] = T_RANGE;
  const averageHalf = textWidth(bands.average, WORD) / 2;
  const side = x(T_SCALE.mean) - averageHalf - 10 - x(low);
  return (
    <g>
      <Bar
        x={x(AVERAGE_BAND.min)}
        y={AXIS_HEIGHT - 6}
        width={x(AVERAGE_BAND.max) - x(AVERAGE_BAND.min)}
        height={bottom - AXIS_HEIGHT + 6}
        fill={GROUND}
      />
      {T_TICKS.map((tick) => (
        <g key={tick}>
          <Rule x1={x(tick)} y1={AXIS_HEIGHT - 6} x2={x(tick)} y2={bottom} />
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
      <Label x={x(low)} y={9} {...WORD} fill={SOFT_INK} text={wrapText(bands.low, side, WORD, 1)} />
      <Label
        x={x(T_SCALE.mean)}
        y={9}
        anchor="middle"
        {...WORD}
        fill={SOFT_INK}
        text={bands.average}
      />
      <Label
        x={x(high)}
        y={9}
        anchor="end"
        {...WORD}
        fill={SOFT_INK}
        text={wrapText(bands.high, side, WORD, 1)}
      />
    </g>
  );
}
