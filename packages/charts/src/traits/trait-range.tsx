import { T_SCALE } from '@cadran/contract/codes';
import { each } from '../drawing/each.ts';
import { Label } from '../drawing/label.tsx';
import { clamp, linearScale, type Range } from '../drawing/linear-scale.ts';
import { normalArea } from '../drawing/normal-curve.ts';
import { AXIS, DEEPER_GROUND, outlineOf, SIZE, SOFT_INK } from '../drawing/paint.ts';
import { DEFAULT_WIDTH, Picture, type PictureProps } from '../drawing/picture.tsx';
import { Rule } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text-width.ts';
import { wrapText } from '../drawing/wrap-text.ts';
import { formatsOf } from '../numbers/number-formats.ts';
import { T_RANGE, type TraitRangeTexts } from './trait-model.ts';

interface TraitRangeProps extends PictureProps {
  readonly interval: Range;
  /** The share of the reference population that would match, of one. */
  readonly share: number;
  readonly color: string;
  readonly texts: TraitRangeTexts;
}

const HEIGHT = 128;
const EDGE = 14;
const TOP = 34;
const BASE = 92;
const PEAK = 54;
const BOUND = { size: SIZE.name, weight: 600 } as const;
const FIGURE = { size: 18, weight: 600 } as const;
/** Bounds nearer than this would write over each other. */
const APART = 26;

/** While a target is being chosen: the interval over the reference distribution. */
export function TraitRange({
  interval: [low, high],
  share,
  color,
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: given,
}: TraitRangeProps) {
  const { integer, percent } = formatsOf(given);
  const x = linearScale(T_RANGE, [EDGE, width - EDGE]);
  const spread = Math.max(x(high) - x(low), APART) / 2;
  const middle = clamp((x(low) + x(high)) / 2, EDGE + spread, width - EDGE - spread);
  const numbers =
    low === high
      ? [{ x: x(low), bound: low }]
      : [
          { x: middle - spread, bound: low },
          { x: middle + spread, bound: high },
        ];
  const stroke = outlineOf(color);
  const figure = percent(share);
  const figureWidth = textWidth(figure, FIGURE);
  return (
    <Picture title={title} description={description} width={width} height={HEIGHT}>
      <path d={normalArea(T_RANGE, x, BASE, PEAK)} fill={DEEPER_GROUND} />
      {high > low && (
        <path d={normalArea([low, high], x, BASE, PEAK)} fill={color} fillOpacity={0.45} />
      )}
      <Rule x1={x(T_SCALE.min)} y1={BASE} x2={x(T_SCALE.max)} y2={BASE} stroke={AXIS} />
      <Rule
        x1={x(T_SCALE.mean)}
        y1={BASE}
        x2={x(T_SCALE.mean)}
        y2={BASE - PEAK}
        dash="2 3"
        stroke={AXIS}
      />
      {each(numbers, ({ x: numberX, bound }) => (
        <g>
          <Rule x1={x(bound)} y1={TOP} x2={x(bound)} y2={BASE} stroke={stroke} width={2} />
          <Label x={numberX} y={BASE + 12} anchor="middle" {...BOUND} text={integer(bound)} />
        </g>
      ))}
      <Label x={4} y={14} {...FIGURE} text={figure} />
      <Label
        x={4 + figureWidth + 6}
        y={15}
        fill={SOFT_INK}
        text={wrapText(texts.match, width - figureWidth - 14, { size: SIZE.label }, 1)}
      />
      <Label
        x={4}
        y={HEIGHT - 8}
        size={SIZE.tick}
        fill={SOFT_INK}
        text={wrapText(texts.low, width / 2 - 10, { size: SIZE.tick }, 1)}
      />
      <Label
        x={width - 4}
        y={HEIGHT - 8}
        anchor="end"
        size={SIZE.tick}
        fill={SOFT_INK}
        text={wrapText(texts.high, width / 2 - 10, { size: SIZE.tick }, 1)}
      />
    </Picture>
  );
}
