import { clamp, linearScale, type Range } from '../drawing/geometry/linear-scale.ts';
import { pathThrough, px, runsOf } from '../drawing/geometry/pixels.ts';
import { ChartFrame, type CommonChartProps, DEFAULT_WIDTH } from '../drawing/chart-frame.tsx';
import { GRID, INK, outlineOf, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import { renderEach } from '../drawing/render-each.ts';
import { Line } from '../drawing/strokes.tsx';
import { Label } from '../drawing/text/label.tsx';
import { wrapText } from '../drawing/text/wrap-text.ts';

interface WavePoint {
  readonly value: number;
  /** 95 %; left out where the figure has none. */
  readonly interval?: Range;
  readonly text: string;
}

interface Props extends CommonChartProps {
  /** In the order of time. */
  readonly waves: readonly string[];
  /** One for each wave; null where nothing is shown. */
  readonly points: readonly (WavePoint | null)[];
  readonly scale: Range;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  readonly color: string;
  readonly height?: number;
  /** In a list: the line, its scale and the latest value. */
  readonly small?: boolean;
}

const CAP = 4;

/** A figure of one group over audits, evenly spaced, each with its interval; a missing one interrupts the line. */
export function WaveChart({
  waves,
  points,
  scale,
  ticks,
  color,
  small = false,
  title,
  description,
  width = DEFAULT_WIDTH,
  height = small ? 88 : 300,
}: Props) {
  const room = small
    ? { left: 36, right: 48, top: 12, bottom: 12 }
    : { left: 56, right: 48, top: 24, bottom: 48 };
  const edge = small ? 4 : 24;
  const stroke = outlineOf(color);
  const [from, to] = scale;
  const y = linearScale(scale, [height - room.bottom, room.top]);
  const step = (width - room.left - room.right) / Math.max(1, waves.length - 1);
  const x = (place: number): number => (waves.length === 1 ? width / 2 : room.left + place * step);
  const placed = points.map((point, place) =>
    point ? { ...point, x: x(place), y: y(point.value) } : null,
  );
  const last = placed.findLastIndex((point) => point !== null);
  return (
    <ChartFrame title={title} description={description} width={width} height={height}>
      {ticks.map(({ value, text }) => (
        <g key={value}>
          <Line
            x1={room.left - edge}
            y1={y(value)}
            x2={width - room.right + edge}
            y2={y(value)}
            stroke={GRID}
          />
          <Label
            x={room.left - edge - 6}
            y={y(value)}
            anchor="end"
            size={SIZE.tick}
            fill={SOFT_INK}
            text={text}
          />
        </g>
      ))}
      {renderEach(runsOf(placed), (run) => (
        <path d={pathThrough(run)} fill="none" stroke={stroke} strokeWidth={2} />
      ))}
      {renderEach(placed, (point, place) => {
        if (!point) return null;
        const ends = point.interval?.map((end) => y(clamp(end, from, to)));
        return (
          <g>
            {ends?.[0] !== undefined && ends[1] !== undefined && (
              <>
                <Line
                  x1={point.x}
                  y1={ends[0]}
                  x2={point.x}
                  y2={ends[1]}
                  stroke={INK}
                  width={1.25}
                />
                {renderEach(ends, (end) => (
                  <Line
                    x1={point.x - CAP}
                    y1={end}
                    x2={point.x + CAP}
                    y2={end}
                    stroke={INK}
                    width={1.25}
                  />
                ))}
              </>
            )}
            <circle
              cx={px(point.x)}
              cy={px(point.y)}
              r={small ? 3 : 4.5}
              fill={stroke}
              stroke={SURFACE}
            />
            {small && place === last && (
              <Label x={point.x + 8} y={point.y} weight={600} text={point.text} />
            )}
            {!small && (
              <Label
                x={point.x}
                y={Math.min(point.y, ...(ends ?? [])) - 12}
                anchor="middle"
                weight={600}
                text={point.text}
              />
            )}
          </g>
        );
      })}
      {!small &&
        renderEach(waves, (name, place) => (
          <Label
            x={x(place)}
            y={height - room.bottom / 2}
            anchor="middle"
            size={SIZE.tick}
            fill={SOFT_INK}
            text={wrapText(name, Math.max(40, step - 8), { size: SIZE.tick }).slice(0, 2)}
          />
        ))}
    </ChartFrame>
  );
}
