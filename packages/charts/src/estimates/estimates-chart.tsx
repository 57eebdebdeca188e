import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { linearScale } from '../drawing/geometry/linear-scale.ts';
import { rowLayout } from '../drawing/geometry/row-layout.ts';
import { AXIS, GRID, INK, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import { renderEach } from '../drawing/render-each.ts';
import { Bar, Line } from '../drawing/strokes.tsx';
import { Label } from '../drawing/text/label.tsx';
import { PlacedLabel } from '../drawing/text/placed-text.tsx';
import { widest } from '../drawing/text/wrap-text.ts';
import { formatOrDash, withDefaultFormats } from '../numbers/number-formats.ts';
import { EstimateMark } from './estimate-mark.tsx';
import type { EstimatesModel } from './estimates-model.ts';
import { tickLabels } from './tick-labels.ts';

interface EstimatesChartProps extends CommonChartProps, EstimatesModel {}

const HEAD = 26;
const NAME_LINE = 20;
const STEPS = { compact: 46, tall: 38, low: 28 } as const;
const NUMBER = { size: SIZE.name, weight: 600 } as const;

/** Figures as dots or bars, each with its 95 % interval and the number at the end of the row. */
export function EstimatesChart({
  mark,
  write,
  ticks,
  rows,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: formats,
}: EstimatesChartProps) {
  const format = withDefaultFormats(formats)[write];
  const numbers = rows.map(({ value }) => formatOrDash(value, format));
  const numberRoom = widest(numbers, NUMBER) + 16;
  const { compact, isTall, names, nameX, start, end } = rowLayout({
    width,
    names: rows.map(({ label }) => label),
    after: numberRoom,
    style: { size: SIZE.name },
  });
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = linearScale([low, high], [start + 6, end - 6]);
  const wide = isTall ? STEPS.tall : STEPS.low;
  const step = compact ? STEPS.compact : wide;
  const height = HEAD + rows.length * step + 4;
  return (
    <ChartFrame title={title} description={description} width={width} height={height}>
      {ticks.map((tick) => (
        <Line
          key={tick}
          x1={x(tick)}
          y1={HEAD - 6}
          x2={x(tick)}
          y2={height - 4}
          stroke={tick === 0 ? AXIS : GRID}
        />
      ))}
      {renderEach(
        tickLabels({ ticks, x, y: HEAD - 15, compact, fill: SOFT_INK, write: format }),
        (label) => (
          <PlacedLabel {...label} />
        ),
      )}
      {renderEach(rows, (row, index) => {
        const top = HEAD + index * step;
        const middle = compact ? top + 32 : top + step / 2;
        const nameY = compact ? top + 12 : middle;
        return (
          <g>
            {compact && <Bar x={0} y={top + 2} width={width} height={NAME_LINE} fill={SURFACE} />}
            <Label
              x={nameX}
              y={nameY}
              size={SIZE.name}
              fill={row.value === null ? SOFT_INK : INK}
              text={names[index] ?? []}
            />
            <EstimateMark mark={mark} row={row} x={x} y={middle} domain={[low, high]} />
            <Label x={width - 4} y={middle} anchor="end" {...NUMBER} text={numbers[index] ?? ''} />
          </g>
        );
      })}
    </ChartFrame>
  );
}
