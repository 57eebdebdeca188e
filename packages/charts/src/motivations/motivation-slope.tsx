import { Label } from '../drawing/text/label.tsx';
import { DATA_COLOR, SIZE, TARGET_COLOR } from '../drawing/paint.ts';
import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { ShapeMark } from '../drawing/shape-mark.tsx';
import { Line } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text/text-width.ts';
import { wrapText } from '../drawing/text/wrap-text.ts';
import { withDefaultFormats } from '../numbers/number-formats.ts';
import { type MotivationModel, type MotivationTexts, placesMoved } from './motivation-model.ts';
import { MoveMark } from './move-mark.tsx';
import { HEAD, MARK_GAP, RANK_ROOM, slopeLayout } from './slope-layout.ts';
import { SlopeLines } from './slope-lines.tsx';

interface MotivationSlopeProps extends CommonChartProps {
  readonly model: MotivationModel;
  readonly texts: MotivationTexts;
}

const HEADING = { size: SIZE.label, weight: 600 } as const;

/** The desired order on the left, the actual on the right, a line from place to place. */
export function MotivationSlope({
  model,
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: formats,
}: MotivationSlopeProps) {
  const { integer } = withDefaultFormats(formats);
  const layout = slopeLayout(width, model, texts);
  const { left, right, leftEnd, rightStart, y, height } = layout;
  const { size } = layout.style;
  const isPair = model.desired !== null && model.actual !== null;
  const rightRoom = width - rightStart - 4;
  // A heading wider than its column begins at the edge and runs over the lines, as far as half-way.
  const fits = textWidth(texts.desired, HEADING) <= leftEnd - 4;
  const leftRoom = fits || !isPair ? leftEnd - 4 : (leftEnd + rightStart) / 2 - 8;
  return (
    <ChartFrame title={title} description={description} width={width} height={height}>
      {model.desired && (
        <Label
          x={fits ? leftEnd : 4}
          y={12}
          anchor={fits ? 'end' : 'start'}
          {...HEADING}
          text={wrapText(texts.desired, leftRoom, HEADING, 1)}
        />
      )}
      {model.actual && (
        <Label
          x={rightStart}
          y={12}
          {...HEADING}
          text={wrapText(texts.actual, rightRoom, HEADING, 1)}
        />
      )}
      <Line x1={4} y1={HEAD - 8} x2={width - 4} y2={HEAD - 8} />
      <SlopeLines model={model} layout={layout} />
      {model.desired?.map((motivation, place) => (
        <g key={motivation}>
          <Label
            x={leftEnd - RANK_ROOM}
            y={y(place)}
            anchor="end"
            size={size}
            text={left[place] ?? []}
          />
          <Label
            x={leftEnd}
            y={y(place)}
            anchor="end"
            size={size}
            weight={600}
            text={integer(place + 1)}
          />
          {isPair && (
            <ShapeMark
              shape="circle"
              x={leftEnd + MARK_GAP}
              y={y(place)}
              radius={3.5}
              color={TARGET_COLOR}
              kind="target"
            />
          )}
        </g>
      ))}
      {model.actual?.map((motivation, place) => {
        const moved = placesMoved(model, motivation);
        return (
          <g key={motivation}>
            {isPair && (
              <ShapeMark
                shape="circle"
                x={rightStart - MARK_GAP}
                y={y(place)}
                radius={4}
                color={DATA_COLOR}
              />
            )}
            <Label x={rightStart} y={y(place)} size={size} weight={600} text={integer(place + 1)} />
            <Label x={rightStart + RANK_ROOM} y={y(place)} size={size} text={right[place] ?? []} />
            {moved !== null && (
              <MoveMark x={width - 4} y={y(place)} moved={moved} text={integer(Math.abs(moved))} />
            )}
          </g>
        );
      })}
    </ChartFrame>
  );
}
