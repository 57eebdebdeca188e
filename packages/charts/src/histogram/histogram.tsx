import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { linearScale } from '../drawing/geometry/linear-scale.ts';
import { AXIS, DATA, SIZE, SOFT_INK } from '../drawing/paint.ts';
import { renderEach } from '../drawing/render-each.ts';
import { Bar, Line } from '../drawing/strokes.tsx';
import { Label } from '../drawing/text/label.tsx';
import { wrapText } from '../drawing/text/wrap-text.ts';
import { withDefaultFormats } from '../numbers/number-formats.ts';
import type { HistogramModel } from './histogram-model.ts';

interface HistogramProps extends CommonChartProps, HistogramModel {}

const EDGE = 4;
const HEAD = 22;
const PLOT = 150;
const FOOT = 56;
const GAP = 3;
/** Names of ranges stand below each column, in two lines at most. */
const LABEL = { size: SIZE.tick } as const;

/** Columns with the count above and the range below. */
export function Histogram({
  bins,
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: formats,
}: HistogramProps) {
  const { integer } = withDefaultFormats(formats);
  const largest = Math.max(1, ...bins.map(({ count }) => count));
  const column = (width - 2 * EDGE) / Math.max(1, bins.length);
  const bottom = HEAD + PLOT;
  const y = linearScale([0, largest], [bottom, HEAD]);
  return (
    <ChartFrame title={title} description={description} width={width} height={bottom + FOOT}>
      {renderEach(bins, ({ label, count }, index) => {
        const left = EDGE + index * column;
        return (
          <g>
            <Bar
              x={left + GAP / 2}
              y={y(count)}
              width={column - GAP}
              height={bottom - y(count)}
              fill={DATA}
            />
            <Label
              x={left + column / 2}
              y={y(count) - 10}
              anchor="middle"
              size={SIZE.label}
              weight={600}
              text={integer(count)}
            />
            <Label
              x={left + column / 2}
              y={bottom + 18}
              anchor="middle"
              size={LABEL.size}
              fill={SOFT_INK}
              text={wrapText(label, column - GAP, LABEL, 2)}
            />
          </g>
        );
      })}
      <Line x1={EDGE} y1={bottom} x2={width - EDGE} y2={bottom} stroke={AXIS} />
      <Label
        x={width / 2}
        y={bottom + FOOT - 10}
        anchor="middle"
        size={SIZE.tick}
        fill={SOFT_INK}
        text={wrapText(texts.bin, width - 2 * EDGE, LABEL, 1)}
      />
    </ChartFrame>
  );
}
