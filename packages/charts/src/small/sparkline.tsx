import { renderEach } from '../drawing/render-each.ts';
import { Label } from '../drawing/text/label.tsx';
import { DATA, SIZE } from '../drawing/paint.ts';
import { pathThrough, px, runsOf } from '../drawing/geometry/pixels.ts';
import { ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { textWidth } from '../drawing/text/text-width.ts';
import { withDefaultFormats } from '../numbers/number-formats.ts';

interface SparklineProps extends CommonChartProps {
  /** In the order of time; `null` where nothing was counted. */
  readonly values: readonly (number | null)[];
  readonly height?: number;
}

const PAD = 4;

/** A value over time, with the latest one marked. */
export function Sparkline({
  values,
  title,
  description,
  width = 120,
  height = 28,
  format: formats,
}: SparklineProps) {
  const { integer } = withDefaultFormats(formats);
  const known = values.filter((value) => value !== null);
  const last = known.at(-1);
  const text = last === undefined ? '–' : integer(last);
  const numberRoom = textWidth(text, { size: SIZE.label, weight: 600 }) + 8;
  const top = Math.max(1, ...known);
  const right = width - numberRoom - PAD;
  const step = (right - PAD) / Math.max(1, values.length - 1);
  const points = values.map((value, index) =>
    value === null
      ? null
      : {
          x: PAD + index * step,
          y: height - PAD - (Math.max(0, value) / top) * (height - 2 * PAD),
        },
  );
  const end = points.findLast((point) => point !== null);
  return (
    <ChartFrame title={title} description={description} width={width} height={height} inline>
      {renderEach(runsOf(points), (run) => (
        <path
          d={pathThrough(run.length === 1 ? [...run, ...run] : run)}
          fill="none"
          stroke={DATA}
          strokeWidth={1.75}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {end && <circle cx={px(end.x)} cy={px(end.y)} r={3} fill={DATA} />}
      <Label x={width - 2} y={height / 2} anchor="end" weight={600} text={text} />
    </ChartFrame>
  );
}
