import { renderEach } from '../drawing/render-each.ts';
import { AXIS, DATA, DATA_SOFT } from '../drawing/paint.ts';
import { ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { clamp } from '../drawing/geometry/linear-scale.ts';
import { Bar, Line } from '../drawing/strokes.tsx';

interface MiniBarsProps extends Omit<CommonChartProps, 'width' | 'format'> {
  /** Scores 0–100 in the order of the sections; `null` where a section does not count. */
  readonly scores: readonly (number | null)[];
  readonly height?: number;
}

const THICK = 6;
const STEP = 9;

/** The section scores in a list cell: a column each on a pale full height, a dash where none. */
export function MiniBars({ scores, title, description, height = 24 }: MiniBarsProps) {
  const full = height - 2;
  return (
    <ChartFrame
      title={title}
      description={description}
      width={Math.max(1, scores.length) * STEP}
      height={height}
      inline
    >
      {renderEach(scores, (score, index) => {
        const x = index * STEP + 1;
        if (score === null) return <Line x1={x} y1={full} x2={x + THICK} y2={full} stroke={AXIS} />;
        const tall = Math.max(1, (clamp(score, 0, 100) / 100) * full);
        return (
          <g>
            <Bar x={x} y={1} width={THICK} height={full} fill={DATA_SOFT} opacity={0.5} />
            <Bar x={x} y={1 + full - tall} width={THICK} height={tall} fill={DATA} />
          </g>
        );
      })}
    </ChartFrame>
  );
}
