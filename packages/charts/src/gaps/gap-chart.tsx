import { CULTURE_MARKS } from '@cadran/theme';
import { Label } from '../drawing/text/label.tsx';
import { linearScale } from '../drawing/geometry/linear-scale.ts';
import { INK, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { rowLayout } from '../drawing/geometry/row-layout.ts';
import { MARK_ROOM, RowName } from '../drawing/text/row-name.tsx';
import { Bar } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text/text-width.ts';
import { widest, wrapText } from '../drawing/text/wrap-text.ts';
import { withDefaultFormats } from '../numbers/number-formats.ts';
import { GapBar } from './gap-bar.tsx';
import { GapGround } from './gap-ground.tsx';
import { type GapRow, type GapTexts, shownGap } from './gap-table.ts';

interface GapChartProps extends CommonChartProps {
  readonly rows: readonly GapRow[];
  readonly texts: GapTexts;
}

const HEAD = 44;
const SMALLEST_REACH = 15;
const ROOMY = 600;
const WORD = { size: SIZE.label } as const;
const NUMBER = { size: SIZE.name, weight: 600 } as const;

/** Gaps from perceived to desired per type; shaded zones show their priority. */
export function GapChart({
  rows,
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: formats,
}: GapChartProps) {
  const { difference, position } = withDefaultFormats(formats);
  const words = rows.map(({ priority }) => wrapText(texts.priorities[priority], 110, WORD, 1));
  const wordRoom = widest(words.flat(), WORD) + 16;
  const { compact, names, nameX, start, end } = rowLayout({
    width,
    names: rows.map(({ type }) => texts.types[type]),
    before: MARK_ROOM,
    besideName: wordRoom,
    after: wordRoom,
    compactAfter: 0,
    compactBelow: ROOMY,
  });
  const largest = Math.max(
    SMALLEST_REACH,
    ...rows.flatMap(({ gap, interval = [gap, gap] }) => [gap, ...interval].map(Math.abs)),
  );
  const reach = Math.ceil(largest / 5) * 5;
  const numberRoom = textWidth(difference(-reach), NUMBER) + 8;
  const x = linearScale([-reach, reach], [start + numberRoom, end - numberRoom]);
  const step = compact ? 54 : 40;
  const height = HEAD + rows.length * step;
  const half = x(0) - start - 6;
  return (
    <ChartFrame title={title} description={description} width={width} height={height}>
      <GapGround
        x={x}
        start={start}
        end={end}
        top={HEAD - 4}
        bottom={height - 4}
        write={position}
      />
      <Label
        x={x(0) - 6}
        y={12}
        anchor="end"
        fill={SOFT_INK}
        text={wrapText(texts.less, half, WORD, 1)}
      />
      <Label x={x(0) + 6} y={12} fill={SOFT_INK} text={wrapText(texts.more, half, WORD, 1)} />
      {rows.map(({ type, gap, interval, priority }, index) => {
        const top = HEAD + index * step;
        const middle = compact ? top + 36 : top + step / 2 - 4;
        const nameY = compact ? top + 10 : middle;
        return (
          <g key={type}>
            {compact && <Bar x={0} y={top - 4} width={width} height={28} fill={SURFACE} />}
            <RowName x={nameX} y={nameY} lines={names[index] ?? []} mark={CULTURE_MARKS[type]} />
            <GapBar
              type={type}
              gap={gap}
              number={difference(shownGap(gap))}
              interval={interval}
              reach={reach}
              x={x}
              y={middle}
            />
            <Label
              x={width - 4}
              y={nameY}
              anchor="end"
              weight={priority === 'priority' ? 600 : 400}
              fill={priority === 'keep' || priority === 'unclear' ? SOFT_INK : INK}
              text={words[index] ?? []}
            />
          </g>
        );
      })}
    </ChartFrame>
  );
}
