import { VALUES, type Value } from '@cadran/contract/codes';
import { renderEach } from '../drawing/render-each.ts';
import { Label } from '../drawing/text/label.tsx';
import { SIZE, SOFT_INK } from '../drawing/paint.ts';
import { ShapeMark } from '../drawing/shape-mark.tsx';
import { textWidth } from '../drawing/text/text-width.ts';
import { wrapText } from '../drawing/text/wrap-text.ts';
import { type NumberFormats, formatOrDash } from '../numbers/number-formats.ts';
import type { CircleLayout } from './circle-layout.ts';
import type { ValueSeries, ValueTexts } from './value-model.ts';
import { seriesColor } from './value-outline.tsx';

interface ValueLabelsProps {
  readonly layout: CircleLayout;
  readonly width: number;
  readonly series: readonly ValueSeries[];
  readonly texts: ValueTexts;
  readonly write: NumberFormats['decimal'];
}

/** More series than this, and the numbers are left to the table. */
const MOST_NUMBERS = 2;
const LINE = 15;
const NUMBER = { size: SIZE.tick } as const;

/** The numbers of one value, each behind the mark of its series. */
function Numbers({
  series,
  value,
  x,
  y,
  anchor,
  width: whole,
  write,
}: {
  readonly series: readonly ValueSeries[];
  readonly value: Value;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
  readonly width: number;
  readonly write: NumberFormats['decimal'];
}) {
  const items = series.map((own) => {
    const text = formatOrDash(own.values[value], write);
    return { own, text, width: 11 + textWidth(text, NUMBER) };
  });
  const total = items.reduce((sum, { width }) => sum + width, 0) + 8 * (items.length - 1);
  // Two negative numbers are wider than their place on a narrow picture: they move inwards.
  let left = anchor === 'start' ? Math.min(x, whole - total) : Math.max(0, x - total);
  return renderEach(items, ({ own, text, width }) => {
    const start = left;
    left += width + 8;
    return (
      <g>
        <ShapeMark
          shape={own.shape ?? 'circle'}
          x={start + 4}
          y={y}
          radius={3}
          color={seriesColor(own)}
          kind={own.kind}
        />
        <Label x={start + 10} y={y} size={SIZE.tick} fill={SOFT_INK} text={text} />
      </g>
    );
  });
}

/** The ten names around the circle, their numbers beneath. */
export function ValueLabels({ layout, width, series, texts, write }: ValueLabelsProps) {
  const { at, centre, radius, compact } = layout;
  const shown = series.length <= MOST_NUMBERS ? series : [];
  const style = { size: compact ? SIZE.tick : SIZE.label, weight: 600 } as const;
  return VALUES.map((value, index) => {
    const place = at(index, radius + (compact ? 9 : 14));
    const anchor = place.x > centre.x ? 'start' : 'end';
    const room = (anchor === 'start' ? width - place.x : place.x) - 3;
    const lines = wrapText(texts.values[value], room, style, 1);
    const block = LINE * (1 + (shown.length > 0 ? 1 : 0));
    const upwards = (place.y - centre.y) / radius;
    const shift = (upwards * block) / 4;
    const nameY = place.y + shift - (block - LINE) / 2;
    return (
      <g key={value}>
        <Label x={place.x} y={nameY} anchor={anchor} size={style.size} weight={600} text={lines} />
        <Numbers
          series={shown}
          value={value}
          x={place.x}
          y={nameY + LINE}
          anchor={anchor}
          width={width}
          write={write}
        />
      </g>
    );
  });
}
