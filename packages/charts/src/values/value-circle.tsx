import { renderEach } from '../drawing/render-each.ts';
import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { keyHeight, keyWidth, SeriesKey } from '../drawing/series-key.tsx';
import { withDefaultFormats } from '../numbers/number-formats.ts';
import { CircleGround, RingNumbers } from './circle-ground.tsx';
import { circleLayout } from './circle-layout.ts';
import { PoleNames } from './pole-names.tsx';
import { ValueLabels } from './value-labels.tsx';
import { type ValueModel, type ValueTexts, valueFormat } from './value-model.ts';
import { seriesColor, ValueOutline } from './value-outline.tsx';

interface ValueCircleProps extends CommonChartProps {
  readonly model: ValueModel;
  readonly texts: ValueTexts;
}

/** Schwartz's circle: neighbours agree, opposites conflict; actual filled, desired dashed; several people in outlines. */
export function ValueCircle({
  model,
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: formats,
}: ValueCircleProps) {
  const format = withDefaultFormats(formats);
  const layout = circleLayout(width, model.scale);
  const key = model.series.map((series) => ({ ...series, color: seriesColor(series) }));
  const severalPeople = model.series.filter(({ kind }) => kind === 'actual').length > 1;
  const keyX = (width - keyWidth(key, width - 8)) / 2;
  const height = layout.height + keyHeight(key, width - 8) + 8;
  return (
    <ChartFrame title={title} description={description} width={width} height={height}>
      <CircleGround layout={layout} scale={model.scale} />
      {renderEach(model.series, (series) => (
        <ValueOutline series={series} layout={layout} filled={!severalPeople} />
      ))}
      <RingNumbers layout={layout} scale={model.scale} format={format} />
      <ValueLabels
        layout={layout}
        width={width}
        series={model.series}
        texts={texts}
        write={valueFormat(model, format)}
      />
      <PoleNames layout={layout} width={width} texts={texts} />
      <SeriesKey
        series={key}
        x={keyX}
        y={layout.height + 4}
        width={width - 8}
        swatch={severalPeople ? 'outline' : 'area'}
      />
    </ChartFrame>
  );
}
