import { renderEach } from '../drawing/render-each.ts';
import { Arrow } from '../drawing/arrow.tsx';
import { DATA_COLOR } from '../drawing/paint.ts';
import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { PlacedLabel } from '../drawing/text/placed-text.tsx';
import { keyHeight, SeriesKey } from '../drawing/series-key.tsx';
import { withDefaultFormats } from '../numbers/number-formats.ts';
import { axisTexts } from './axis-texts.ts';
import { Kites } from './kites.tsx';
import { LabelledPoints } from './points/labelled-points.tsx';
import { isListed, MARK_RADIUS, pointLabels } from './points/point-label.ts';
import { PointList, pointListHeight } from './points/point-list.tsx';
import { PointInterval } from './points/point-interval.tsx';
import { PointSpread } from './points/point-spread.tsx';
import { QuadrantGround } from './quadrant-ground.tsx';
import { BELOW, quadrantLayout } from './quadrant-layout.ts';
import type { QuadrantModel, QuadrantTexts } from './quadrant-model.ts';
import { TypeNames, typeNames } from './type-names.tsx';

interface QuadrantChartProps extends CommonChartProps {
  readonly model: QuadrantModel;
  readonly texts: QuadrantTexts;
}

/** Cultures on Quinn's diagram: actual filled, target outlined, spread, arrows, values sets. */
export function QuadrantChart({
  model,
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: formats,
}: QuadrantChartProps) {
  const format = withDefaultFormats(formats);
  const layout = quadrantLayout(width);
  const names = typeNames(layout, texts.types);
  const axes = axisTexts(layout, texts, format);
  const obstacles = [...names, ...axes].map(({ box }) => box);
  const kites = model.kites ?? [];
  const listed = isListed(model, layout) ? model.points : [];
  const below = { x: layout.compact ? 4 : layout.plot.x, y: layout.bottom + BELOW };
  const belowWidth = layout.compact ? width - 8 : layout.plot.width;
  const listY = below.y + keyHeight(kites, belowWidth);
  const at = (index: number) => {
    const point = model.points[index];
    return point ? { x: layout.x(point.x), y: layout.y(point.y) } : null;
  };
  return (
    <ChartFrame
      title={title}
      description={description}
      width={width}
      height={listY + pointListHeight(listed)}
    >
      <QuadrantGround layout={layout} />
      {renderEach(axes, (text) => (
        <PlacedLabel {...text} />
      ))}
      {renderEach(model.points, (point) => (
        <PointSpread point={point} color={point.color ?? DATA_COLOR} layout={layout} />
      ))}
      {renderEach(model.points, (point) => (
        <PointInterval point={point} color={point.color ?? DATA_COLOR} layout={layout} />
      ))}
      {kites.length > 0 && (
        <Kites kites={kites} layout={layout} obstacles={obstacles} format={format} />
      )}
      <TypeNames names={names} />
      {renderEach(model.arrows ?? [], ({ from, to }) => {
        const [start, end] = [at(from), at(to)];
        return start && end ? <Arrow from={start} to={end} clear={MARK_RADIUS + 2} /> : null;
      })}
      <LabelledPoints
        points={model.points}
        labels={pointLabels(model, layout, obstacles, format)}
        layout={layout}
      />
      <SeriesKey series={kites} {...below} width={belowWidth} />
      <PointList points={listed} {...below} y={listY} width={belowWidth} format={format} />
    </ChartFrame>
  );
}
