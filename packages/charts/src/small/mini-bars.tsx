import { renderEach } from '../drawing/render-each.ts';
import { AXIS, DATA, DATA_SOFT, SOFT_INK } from '../drawing/paint.ts';
import { ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { clamp } from '../drawing/geometry/linear-scale.ts';
import { Bar, Line } from '../drawing/strokes.tsx';
import { Label } from '../drawing/text/label.tsx';

interface MiniBar {
  /** 0–100; `null` where the section has no score. */
  readonly score: number | null;
  /** One or two letters under the bar; a legend beside the chart says what they stand for. */
  readonly initials: string;
}

interface MiniBarsProps extends Omit<CommonChartProps, 'width' | 'format'> {
  /** In the order of the sections. */
  readonly bars: readonly MiniBar[];
  readonly height?: number;
}

const THICK = 7;
const STEP = 16;
const INITIALS = { size: 11, height: 13 } as const;

/** The section scores in a list cell: a column each on a pale full height, a dash where none. */
export function MiniBars({ bars, title, description, height = 24 }: MiniBarsProps) {
  const full = height - 2;
  return (
    <ChartFrame
      title={title}
      description={description}
      width={Math.max(1, bars.length) * STEP}
      height={height + INITIALS.height}
      inline
    >
      {renderEach(bars, ({ score, initials }, index) => {
        const x = index * STEP + (STEP - THICK) / 2;
        const tall = Math.max(1, (clamp(score ?? 0, 0, 100) / 100) * full);
        return (
          <g>
            {score === null ? (
              <Line x1={x} y1={full} x2={x + THICK} y2={full} stroke={AXIS} />
            ) : (
              <>
                <Bar x={x} y={1} width={THICK} height={full} fill={DATA_SOFT} opacity={0.5} />
                <Bar x={x} y={1 + full - tall} width={THICK} height={tall} fill={DATA} />
              </>
            )}
            <Label
              x={x + THICK / 2}
              y={height + INITIALS.height / 2}
              text={initials}
              anchor="middle"
              size={INITIALS.size}
              fill={SOFT_INK}
            />
          </g>
        );
      })}
    </ChartFrame>
  );
}
