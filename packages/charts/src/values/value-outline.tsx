import { renderEach } from '../drawing/render-each.ts';
import { VALUES } from '@cadran/contract/codes';
import { DATA_COLOR, outlineOf, paint, TARGET_COLOR } from '../drawing/paint.ts';
import { pathThrough, runsOf } from '../drawing/geometry/pixels.ts';
import { ShapeMark } from '../drawing/shape-mark.tsx';
import type { CircleLayout } from './circle-layout.ts';
import type { ValueSeries } from './value-model.ts';

export const seriesColor = ({ color, kind }: ValueSeries): string =>
  color ?? (kind === 'actual' ? DATA_COLOR : TARGET_COLOR);

interface ValueOutlineProps {
  readonly series: ValueSeries;
  readonly layout: CircleLayout;
  /** Not where several people lie over each other: their areas would hide one another. */
  readonly filled: boolean;
}

/** One person's or one target's values around the circle: filled if actual and alone, dashed if desired. */
export function ValueOutline({ series, layout, filled }: ValueOutlineProps) {
  const color = seriesColor(series);
  const points = VALUES.map((value, index) => {
    const number = series.values[value];
    return number === null ? null : layout.at(index, layout.distance(number));
  });
  const isWhole = points.every((point) => point !== null);
  // From the first gap on, so that a run over the top of the circle is not cut there.
  const gap = Math.max(0, points.indexOf(null));
  const runs = runsOf([...points.slice(gap), ...points.slice(0, gap)]);
  return (
    <g>
      {renderEach(runs, (run) => (
        <path
          d={pathThrough(run, isWhole)}
          fill={isWhole && filled && series.kind === 'actual' ? paint(color) : 'none'}
          fillOpacity={0.2}
          stroke={outlineOf(color)}
          strokeWidth={2}
          strokeLinejoin="round"
          {...(series.kind === 'target' && { strokeDasharray: '5 4' })}
        />
      ))}
      {points.map(
        (point, index) =>
          point && (
            <ShapeMark
              key={VALUES[index]}
              shape={series.shape ?? 'circle'}
              {...point}
              radius={series.kind === 'actual' ? 4 : 3.5}
              color={color}
              kind={series.kind}
            />
          ),
      )}
    </g>
  );
}
