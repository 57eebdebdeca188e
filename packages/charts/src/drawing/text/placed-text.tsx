import type { Box } from '../geometry/box.ts';
import { type Anchor, Label, LINE_HEIGHT } from './label.tsx';
import { INK } from '../paint.ts';
import type { TextStyle } from './text-width.ts';
import { widestSpaced } from './wrap-text.ts';

/** A text whose place is known before it is drawn, so that others can keep clear of it. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly fill: string;
  /** With room for readers who set letters further apart. */
  readonly box: Box;
}

const SHIFT = { start: 0, middle: 0.5, end: 1 } as const;

export const placedText = (
  x: number,
  y: number,
  anchor: Anchor,
  lines: readonly string[],
  style: TextStyle,
  fill: string = INK,
): PlacedText => {
  const width = widestSpaced(lines, style);
  const height = lines.length * style.size * LINE_HEIGHT;
  const box = { x: x - width * SHIFT[anchor], y: y - height / 2, width, height };
  return { x, y, anchor, lines, style, fill, box };
};

export function PlacedLabel({ x, y, anchor, lines, style, fill }: PlacedText) {
  return (
    <Label
      x={x}
      y={y}
      anchor={anchor}
      text={lines}
      size={style.size}
      weight={style.weight ?? 400}
      fill={fill}
    />
  );
}
