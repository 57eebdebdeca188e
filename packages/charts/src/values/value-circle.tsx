import { each } from '../drawing/each.ts';
import { VALUES } from '@cadran/contract/codes';
import { DEFAULT_WIDTH, Picture, type PictureProps } from '../drawing/picture.tsx';
import { keyHeight, keyWidth, SeriesKey } from '../drawing/series-key.tsx';
import { formatsOf, type NumberFormats, orMissing } from '../numbers/number-formats.ts';
import type { TableData } from '../table/chart-table.tsx';
import { CircleGround, RingNumbers } from './circle-ground.tsx';
import { circleLayout } from './circle-layout.ts';
import { PoleNames } from './pole-names.tsx';
import { ValueLabels } from './value-labels.tsx';
import type { ValueModel, ValueTexts } from './value-model.ts';
import { seriesColor, ValueOutline } from './value-outline.tsx';

interface ValueCircleProps extends PictureProps {
  readonly model: ValueModel;
  readonly texts: ValueTexts;
}

/** Centred values are differences, ratings are not. */
const writeOf = ({ scale }: ValueModel, { decimal, difference }: NumberFormats) =>
  scale === 'centred' ? difference : decimal;

/** Schwartz's circle: neighbours agree, opposites conflict; actual filled, desired dashed. */
export function ValueCircle({
  model,
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: given,
}: ValueCircleProps) {
  const format = formatsOf(given);
  const layout = circleLayout(width, model.scale);
  const key = model.series.map((series) => ({ ...series, color: seriesColor(series) }));
  const keyX = (width - keyWidth(key, width - 8)) / 2;
  const height = layout.height + keyHeight(key, width - 8) + 8;
  return (
    <Picture title={title} description={description} width={width} height={height}>
      <CircleGround layout={layout} scale={model.scale} />
      {each(model.series, (series) => (
        <ValueOutline series={series} layout={layout} />
      ))}
      <RingNumbers layout={layout} scale={model.scale} format={format} />
      <ValueLabels
        layout={layout}
        width={width}
        series={model.series}
        texts={texts}
        write={writeOf(model, format)}
      />
      <PoleNames layout={layout} width={width} texts={texts} />
      <SeriesKey series={key} x={keyX} y={layout.height + 4} width={width - 8} />
    </Picture>
  );
}

export const valueTable = (
  model: ValueModel,
  texts: ValueTexts,
  given?: Partial<NumberFormats>,
): TableData => {
  const write = writeOf(model, formatsOf(given));
  return {
    columns: [texts.value, ...model.series.map(({ label }) => label)],
    rows: VALUES.map((value) => [
      texts.values[value],
      ...model.series.map(({ values }) => orMissing(values[value], write)),
    ]),
  };
};
