import { CULTURE_MARKS } from '@cadran/theme';
import { Label } from '../drawing/text/label.tsx';
import { linearScale } from '../drawing/geometry/linear-scale.ts';
import { AXIS, SIZE, SOFT_INK } from '../drawing/paint.ts';
import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { rowLayout } from '../drawing/geometry/row-layout.ts';
import { MARK_ROOM, RowName } from '../drawing/text/row-name.tsx';
import type { SeriesKind } from '../drawing/paint.ts';
import { Line } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text/text-width.ts';
import { widest, wrapText } from '../drawing/text/wrap-text.ts';
import { intervalOf, seriesWithValues, type PairedRow, type PairedTexts } from './paired-model.ts';
import { GAP, NUMBER, PairedBar, SERIES, THICK } from './paired-row.tsx';

interface PairedBarsProps extends Omit<CommonChartProps, 'format'> {
  readonly rows: readonly PairedRow[];
  readonly texts: PairedTexts;
  readonly max: number;
  readonly ticks: readonly number[];
  /** A value worth a line of its own, such as the neutral 25. */
  readonly emphasised?: number;
  readonly write: (value: number) => string;
  readonly writeTick: (value: number) => string;
}

const BETWEEN = 18;
const HEAD = 22;
const NAME_LINE = 22;
/** Minimum width for series names; a narrow chart shortens its bars instead. */
const SERIES_ROOM = 112;
/** Tick labels nearer than this would overlap. */
const TICKS_APART = 50;

/** Per culture type a filled bar over an outlined one, numbers at their ends. */
export function PairedBars({
  rows,
  texts,
  max,
  ticks,
  emphasised,
  write,
  writeTick,
  title,
  description,
  width = DEFAULT_WIDTH,
}: PairedBarsProps) {
  const kinds = seriesWithValues(rows);
  const room = Math.max(width * 0.24, Math.min(SERIES_ROOM, width * 0.36));
  const seriesName = (kind: SeriesKind) => wrapText(texts[kind], room, SERIES, 1).join('');
  const { compact, names, nameX, start, end } = rowLayout({
    width,
    names: rows.map(({ type }) => texts.types[type]),
    before: MARK_ROOM,
    after: textWidth(write(max), NUMBER) + widest(kinds.map(seriesName), SERIES) + 16,
  });
  const x = linearScale([0, max], [start, end]);
  const isTight = (end - start) / (ticks.length - 1) < TICKS_APART;
  const shown = ticks.filter((_, index) => !isTight || index % 2 === 0);
  const bars = Math.max(THICK, kinds.length * (THICK + GAP) - GAP);
  const step = (compact ? NAME_LINE : 0) + bars + BETWEEN;
  const height = HEAD + rows.length * step;
  return (
    <ChartFrame title={title} description={description} width={width} height={height}>
      {shown.map((tick) => (
        <g key={tick}>
          <Line
            x1={x(tick)}
            y1={HEAD - 4}
            x2={x(tick)}
            y2={height - 6}
            {...(tick === emphasised && { stroke: AXIS, dash: '2 3' })}
          />
          <Label
            x={x(tick)}
            y={9}
            anchor={tick === 0 && compact ? 'start' : 'middle'}
            size={SIZE.tick}
            fill={SOFT_INK}
            text={writeTick(tick)}
          />
        </g>
      ))}
      {rows.map((row, index) => {
        const top = HEAD + index * step + BETWEEN / 2 + (compact ? NAME_LINE : 0);
        return (
          <g key={row.type}>
            <RowName
              x={nameX}
              y={compact ? top - NAME_LINE / 2 : top + bars / 2}
              lines={names[index] ?? []}
              mark={CULTURE_MARKS[row.type]}
            />
            {kinds.map((kind, place) => {
              const value = row[kind];
              const isFirst = rows.findIndex((each) => each[kind] !== null) === index;
              return value === null ? null : (
                <PairedBar
                  key={kind}
                  type={row.type}
                  kind={kind}
                  value={value}
                  number={write(value)}
                  interval={intervalOf(row, kind)}
                  max={max}
                  seriesName={isFirst ? seriesName(kind) : null}
                  start={start}
                  x={x}
                  y={top + place * (THICK + GAP)}
                />
              );
            })}
          </g>
        );
      })}
    </ChartFrame>
  );
}
