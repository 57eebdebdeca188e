import { Label } from '../drawing/text/label.tsx';
import { linearScale, type Range } from '../drawing/geometry/linear-scale.ts';
import { AXIS, outlineOf, paint, SIZE, SOFT_INK } from '../drawing/paint.ts';
import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { Bar, Line } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text/text-width.ts';
import { wrapText } from '../drawing/text/wrap-text.ts';
import { withDefaultFormats } from '../numbers/number-formats.ts';
import { POSITION_RANGE, POSITION_TICKS, type TraitRangeTexts } from './trait-model.ts';

interface TraitRangeProps extends CommonChartProps {
  /** As positions, 1 to 5; null: not required. */
  readonly interval: Range | null;
  readonly color: string;
  readonly texts: TraitRangeTexts;
}

const HEIGHT = 88;
const EDGE = 14;
const MIDDLE = 42;
const BAND = 18;
const CHOSEN = { size: 15, weight: 600 } as const;

/** While a target is being chosen: the range drawn on the scale people answer. */
export function TraitRange({
  interval,
  color,
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: formats,
}: TraitRangeProps) {
  const { integer } = withDefaultFormats(formats);
  const x = linearScale(POSITION_RANGE, [EDGE, width - EDGE]);
  const chosen = wrapText(texts.chosen, width - 8, CHOSEN, 1);
  const chosenWidth = textWidth(chosen[0] ?? '', CHOSEN);
  const beside = width - chosenWidth - 18;
  return (
    <ChartFrame title={title} description={description} width={width} height={HEIGHT}>
      <Line x1={x(1)} y1={MIDDLE} x2={x(5)} y2={MIDDLE} stroke={AXIS} />
      {POSITION_TICKS.map((tick) => (
        <g key={tick}>
          <Line x1={x(tick)} y1={MIDDLE - 5} x2={x(tick)} y2={MIDDLE + 5} stroke={AXIS} />
          <Label
            x={x(tick)}
            y={MIDDLE + 20}
            anchor="middle"
            size={SIZE.tick}
            fill={SOFT_INK}
            text={integer(tick)}
          />
        </g>
      ))}
      {interval && (
        <Bar
          x={x(interval[0])}
          y={MIDDLE - BAND / 2}
          width={x(interval[1]) - x(interval[0])}
          height={BAND}
          fill={paint(color)}
          opacity={0.3}
          stroke={outlineOf(color)}
          radius={2}
        />
      )}
      <Label x={4} y={14} {...CHOSEN} text={chosen} />
      {beside > 40 && (
        <Label
          x={4 + chosenWidth + 8}
          y={15}
          fill={SOFT_INK}
          text={wrapText(texts.positions, beside, { size: SIZE.label }, 1)}
        />
      )}
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
    </ChartFrame>
  );
}
