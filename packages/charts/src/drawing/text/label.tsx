import { renderEach } from '../render-each.ts';
import type { Weight } from './inter-widths.ts';
import { INK, SIZE } from '../paint.ts';
import { px } from '../geometry/pixels.ts';
import { printableText } from './printable-text.ts';

/** Half of Inter's capital height: how far below the middle the baseline lies. */
const HALF_CAPITAL = 0.364;
export const LINE_HEIGHT = 1.25;

export type Anchor = 'start' | 'middle' | 'end';

interface LabelProps {
  readonly x: number;
  /** The middle of the text, or of the block of lines. */
  readonly y: number;
  readonly text: string | readonly string[];
  readonly anchor?: Anchor;
  readonly size?: number;
  readonly weight?: Weight;
  readonly fill?: string;
}

/** One or more lines, centred on `y`. Baselines are computed: renderers disagree on the rest. */
export function Label({
  x,
  y,
  text,
  anchor = 'start',
  size = SIZE.label,
  weight = 400,
  fill = INK,
}: LabelProps) {
  const lines = typeof text === 'string' ? [text] : text;
  const step = size * LINE_HEIGHT;
  const first = y - ((lines.length - 1) * step) / 2 + size * HALF_CAPITAL;
  return renderEach(lines, (line, index) => (
    <text
      x={px(x)}
      y={px(first + index * step)}
      textAnchor={anchor}
      fontSize={size}
      fontWeight={weight}
      fill={fill}
    >
      {printableText(line)}
    </text>
  ));
}
