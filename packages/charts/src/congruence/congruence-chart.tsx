import { CULTURE_TYPES } from '@cadran/contract/codes';
import { Label } from '../drawing/text/label.tsx';
import { GRID, SIZE, SOFT_INK } from '../drawing/paint.ts';
import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { rowLayout } from '../drawing/geometry/row-layout.ts';
import { RowName } from '../drawing/text/row-name.tsx';
import { Line } from '../drawing/strokes.tsx';
import { wrapText } from '../drawing/text/wrap-text.ts';
import { withDefaultFormats } from '../numbers/number-formats.ts';
import type { CongruenceModel, CongruenceTexts } from './congruence-table.ts';
import { CongruencePanel } from './congruence-panel.tsx';

interface CongruenceChartProps extends CommonChartProps {
  readonly model: CongruenceModel;
  readonly texts: CongruenceTexts;
}

/** Names and overall scores; on a phone also the marks and the line that says what the numbers are. */
const HEADS = { compact: 76, wide: 46 } as const;
const DEVIATION_ROOM = 74;
/** Four panels beside the names need more than two numbers do. */
const ROOMY = 600;
const SMALLEST_REACH = 10;

/** Four panels, one per type, each dimension against the dashed overall score. */
export function CongruenceChart({
  model: { overall, dimensions },
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: formats,
}: CongruenceChartProps) {
  const format = withDefaultFormats(formats);
  const { compact, names, nameX, start, end } = rowLayout({
    width,
    names: [...dimensions.map(({ label }) => label), texts.overall],
    after: DEVIATION_ROOM,
    compactAfter: 0,
    compactBelow: ROOMY,
    besideName: 40,
    style: { size: SIZE.label },
  });
  const head = HEADS[compact ? 'compact' : 'wide'];
  const step = compact ? 50 : 34;
  const rows = dimensions.map((_, index) => head + index * step + (compact ? 34 : step / 2));
  const bottom = head + dimensions.length * step;
  const reach = Math.max(
    SMALLEST_REACH,
    ...dimensions.flatMap(({ scores }) =>
      CULTURE_TYPES.map((type) => Math.abs(scores[type] - overall[type])),
    ),
  );
  const panel = (end - start) / CULTURE_TYPES.length;
  const caption = compact ? `${texts.overall} · ${texts.deviation}` : texts.overall;
  return (
    <ChartFrame title={title} description={description} width={width} height={bottom + 6}>
      <Label
        x={compact ? nameX : start - 14}
        y={compact ? 8 : head - 14}
        anchor={compact ? 'start' : 'end'}
        size={SIZE.tick}
        fill={SOFT_INK}
        text={wrapText(caption, compact ? width - 8 : start - 20, { size: SIZE.tick }, 1)}
      />
      {!compact && (
        <Label
          x={width - 4}
          y={head - 14}
          anchor="end"
          size={SIZE.tick}
          fill={SOFT_INK}
          text={wrapText(texts.deviation, DEVIATION_ROOM - 6, { size: SIZE.tick })}
        />
      )}
      {CULTURE_TYPES.map((type, index) => (
        <CongruencePanel
          key={type}
          type={type}
          name={texts.types[type]}
          x={start + index * panel}
          width={panel}
          rows={rows}
          scores={dimensions.map(({ scores }) => scores[type])}
          intervals={dimensions.map(({ intervals }) => intervals?.[type])}
          overall={overall[type]}
          reach={reach}
          compact={compact}
          top={head}
          bottom={bottom}
          format={format}
        />
      ))}
      {dimensions.map(({ label, deviation }, index) => {
        const y = rows[index] ?? 0;
        const nameY = compact ? y - 20 : y;
        return (
          <g key={label}>
            <Line
              x1={4}
              y1={head + index * step}
              x2={width - 4}
              y2={head + index * step}
              stroke={GRID}
            />
            <RowName
              x={nameX}
              y={nameY}
              size={SIZE.label}
              weight={400}
              lines={names[index] ?? []}
            />
            <Label
              x={width - 4}
              y={nameY}
              anchor="end"
              weight={600}
              text={format.decimal(deviation)}
            />
          </g>
        );
      })}
    </ChartFrame>
  );
}
