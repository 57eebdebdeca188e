import { LIMITS } from '@cadran/contract/codes';
import { renderEach } from '../drawing/render-each.ts';
import { Label } from '../drawing/text/label.tsx';
import { linearScale } from '../drawing/geometry/linear-scale.ts';
import { AXIS, GRID, INK, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { rowLayout } from '../drawing/geometry/row-layout.ts';
import { Bar, Line } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text/text-width.ts';
import { wrapText } from '../drawing/text/wrap-text.ts';
import { withDefaultFormats, MISSING, formatOrDash } from '../numbers/number-formats.ts';
import { SectionBar } from './section-bar.tsx';
import type { SectionRow, SectionTexts } from './section-model.ts';

interface SectionBarsProps extends CommonChartProps {
  readonly rows: readonly SectionRow[];
  readonly texts: SectionTexts;
}

const HEAD = 26;
const WEIGHT_ROOM = 58;
const NAME_LINE = 20;
const STEPS = { compact: 46, tall: 38, low: 28 } as const;
/** The ends of the scale and the limits of the verdicts. */
const TICKS = [0, LIMITS.canAdaptAbove, LIMITS.fitsAbove, 100] as const;

/** The section scores with their intervals and weights; what does not count is greyed and says so. */
export function SectionBars({
  rows,
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: formats,
}: SectionBarsProps) {
  const { integer } = withDefaultFormats(formats);
  const numberRoom = textWidth(integer(100), { size: SIZE.name, weight: 600 }) + 10;
  const { compact, isTall, names, nameX, start, end } = rowLayout({
    width,
    names: rows.map(({ label }) => label),
    after: numberRoom + WEIGHT_ROOM,
    style: { size: SIZE.name },
  });
  const x = linearScale([0, 100], [start, end]);
  const wide = isTall ? STEPS.tall : STEPS.low;
  const step = compact ? STEPS.compact : wide;
  const height = HEAD + rows.length * step + 4;
  return (
    <ChartFrame title={title} description={description} width={width} height={height}>
      {TICKS.map((tick) => (
        <g key={tick}>
          <Line
            x1={x(tick)}
            y1={HEAD - 6}
            x2={x(tick)}
            y2={height - 4}
            stroke={tick === 0 ? AXIS : GRID}
          />
          <Label
            x={x(tick)}
            y={HEAD - 15}
            anchor={tick === 0 && compact ? 'start' : 'middle'}
            size={SIZE.tick}
            fill={SOFT_INK}
            text={integer(tick)}
          />
        </g>
      ))}
      <Label
        x={width - 4}
        y={HEAD - 15}
        anchor="end"
        size={SIZE.tick}
        fill={SOFT_INK}
        text={wrapText(texts.weight, WEIGHT_ROOM - 6, { size: SIZE.tick }, 1)}
      />
      {renderEach(rows, (row, index) => {
        const top = HEAD + index * step;
        const middle = compact ? top + 32 : top + step / 2;
        const isCounted = row.score !== null;
        return (
          <g>
            {compact && <Bar x={0} y={top + 2} width={width} height={NAME_LINE} fill={SURFACE} />}
            <Label
              x={nameX}
              y={compact ? top + 12 : middle}
              size={SIZE.name}
              fill={isCounted ? INK : SOFT_INK}
              text={names[index] ?? []}
            />
            <SectionBar row={row} x={x} y={middle} write={integer} />
            <Label
              x={width - 4}
              y={middle}
              anchor="end"
              fill={SOFT_INK}
              text={isCounted ? formatOrDash(row.weight, integer) : MISSING}
            />
          </g>
        );
      })}
    </ChartFrame>
  );
}
