import type { Shape } from '@cadran/theme';
import { renderEach } from './render-each.ts';
import { Label } from './text/label.tsx';
import { DATA_COLOR, outlineOf, paint, SIZE, SURFACE } from './paint.ts';
import { px } from './geometry/pixels.ts';
import type { SeriesKind } from './paint.ts';
import { ShapeMark } from './shape-mark.tsx';
import { textWidth } from './text/text-width.ts';
import { wrapText } from './text/wrap-text.ts';

export interface KeySeries {
  readonly label: string;
  readonly kind: SeriesKind;
  readonly color?: string;
  /** Shape of the series' marks, where each series has its own. */
  readonly shape?: Shape;
}

interface SeriesKeyProps {
  readonly series: readonly KeySeries[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** What the series are drawn with. */
  readonly swatch?: 'area' | 'outline' | 'dot';
}

const SWATCH = 22;
const SPACE = 18;
export const KEY_LINE = 20;
const FALLBACK = { kind: 'actual', color: DATA_COLOR } as const;
type Own = Pick<KeySeries, 'shape'> & Required<Pick<KeySeries, 'kind' | 'color'>>;
const STYLE = { size: SIZE.label } as const;

interface KeyItem {
  readonly text: string;
  readonly x: number;
  readonly line: number;
}

/** One after the other, on a new line where the width ends. */
const arrange = (series: readonly KeySeries[], width: number): readonly KeyItem[] => {
  let x = 0;
  let line = 0;
  return series.map(({ label }) => {
    const text = wrapText(label, width - SWATCH - 6, STYLE, 1).join('');
    const needed = SWATCH + 6 + textWidth(text, STYLE);
    if (x > 0 && x + needed > width) {
      x = 0;
      line += 1;
    }
    const item = { text, x, line };
    x += needed + SPACE;
    return item;
  });
};

/** How much of one line the key takes; all of it when there are more. */
export const keyWidth = (series: readonly KeySeries[], width: number): number => {
  const items = arrange(series, width);
  const last = items.at(-1);
  return !last || last.line > 0 ? width : last.x + SWATCH + 6 + textWidth(last.text, STYLE);
};

export const keyHeight = (series: readonly KeySeries[], width: number): number =>
  series.length === 0 ? 0 : ((arrange(series, width).at(-1)?.line ?? 0) + 1) * KEY_LINE;

/** Legend, for series that cannot be labelled directly. */
export function SeriesKey({ series, x, y, width, swatch = 'area' }: SeriesKeyProps) {
  return (
    <g>
      {renderEach(arrange(series, width), ({ text, x: dx, line }, index) => {
        const { kind, color, shape }: Own = { ...FALLBACK, ...series[index] };
        const isFilled = kind === 'actual' && swatch === 'area';
        const middle = y + line * KEY_LINE + KEY_LINE / 2;
        return (
          <g>
            {swatch === 'dot' ? (
              <ShapeMark
                shape="circle"
                x={x + dx + 12}
                y={middle}
                radius={6}
                {...{ color, kind }}
              />
            ) : (
              <rect
                x={px(x + dx + 1)}
                y={px(middle - 5)}
                width={SWATCH - 2}
                height={10}
                rx={2}
                fill={isFilled ? paint(color) : SURFACE}
                {...(isFilled && { fillOpacity: 0.3 })}
                stroke={outlineOf(color)}
                strokeWidth={1.5}
                {...(kind === 'target' && { strokeDasharray: '4 2' })}
              />
            )}
            {shape && (
              <ShapeMark
                shape={shape}
                x={x + dx + SWATCH / 2}
                y={middle}
                radius={4}
                {...{ color, kind }}
              />
            )}
            <Label x={x + dx + SWATCH + 6} y={middle} text={text} />
          </g>
        );
      })}
    </g>
  );
}
