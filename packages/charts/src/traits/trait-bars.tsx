import { renderEach } from '../drawing/render-each.ts';
import { Label } from '../drawing/text/label.tsx';
import { linearScale } from '../drawing/geometry/linear-scale.ts';
import { isCompact, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { rowLayout } from '../drawing/geometry/row-layout.ts';
import { Bar } from '../drawing/strokes.tsx';
import { widest, wrapText } from '../drawing/text/wrap-text.ts';
import { withDefaultFormats } from '../numbers/number-formats.ts';
import { AXIS_HEIGHT, TraitAxis } from './trait-axis.tsx';
import { NUMBER_ROOM } from './trait-mark.tsx';
import {
  intervalText,
  POSITION_RANGE,
  type TraitRow,
  type TraitTexts,
  type TraitVariant,
} from './trait-model.ts';
import { ROWS, TraitPlot } from './trait-row.tsx';

interface TraitBarsProps extends CommonChartProps {
  readonly rows: readonly TraitRow[];
  readonly texts: TraitTexts;
  readonly variant: TraitVariant;
}

const NAME_LINE = 18;
const INTERVAL = { size: SIZE.label } as const;
const WIDEST_INTERVAL = 120;
const NAMES = {
  domains: { size: SIZE.name, weight: 600 },
  facets: { size: SIZE.label, weight: 400 },
} as const;

/** Positions on the scale of answers with their margin; the desired range is outlined. */
export function TraitBars({
  rows,
  texts,
  variant,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: formats,
}: TraitBarsProps) {
  const { integer, decimal } = withDefaultFormats(formats);
  const hasTarget = rows.some(({ interval }) => interval !== null);
  const wrapInterval = (text: string) => wrapText(text, WIDEST_INTERVAL, INTERVAL, 1);
  const intervalTexts = rows.map(({ interval }) => {
    const text = intervalText(interval, texts, decimal);
    return wrapInterval(isCompact(width) && interval ? `${texts.desired} ${text}` : text);
  });
  const intervalRoom = hasTarget
    ? widest([...intervalTexts.flat(), ...wrapInterval(texts.desired)], INTERVAL) + 14
    : 0;
  const beyond = variant === 'facets' ? NUMBER_ROOM : 8;
  const { compact, isTall, names, nameX, start, end } = rowLayout({
    width,
    names: rows.map(({ label }) => label),
    after: beyond + intervalRoom,
    compactAfter: beyond,
    besideName: intervalRoom,
    style: NAMES[variant],
  });
  const x = linearScale(POSITION_RANGE, [compact ? start + 8 : start, end]);
  const { step: full, under, below } = ROWS[variant];
  const rowStep = compact ? under : full;
  const step = rowStep + (compact ? NAME_LINE : 0) + (isTall ? 6 : 0);
  const height = AXIS_HEIGHT + rows.length * step + 4;
  return (
    <ChartFrame title={title} description={description} width={width} height={height}>
      <TraitAxis x={x} bottom={height - 4} words={texts.scale} write={integer} />
      {hasTarget && !compact && (
        <Label
          x={width - 4}
          y={AXIS_HEIGHT - 14}
          anchor="end"
          fill={SOFT_INK}
          text={wrapInterval(texts.desired)}
        />
      )}
      {renderEach(rows, (row, index) => {
        const top = AXIS_HEIGHT + index * step;
        const middle = top + step - (below - (full - rowStep) / 2);
        const nameY = compact ? top + NAME_LINE / 2 : middle;
        return (
          <g>
            {compact && <Bar x={0} y={top} width={width} height={NAME_LINE} fill={SURFACE} />}
            <TraitPlot row={row} variant={variant} x={x} middle={middle} write={decimal} />
            <Label x={nameX} y={nameY} {...NAMES[variant]} text={names[index] ?? []} />
            {hasTarget && (
              <Label
                x={width - 4}
                y={nameY}
                anchor="end"
                fill={SOFT_INK}
                text={intervalTexts[index] ?? []}
              />
            )}
          </g>
        );
      })}
    </ChartFrame>
  );
}
