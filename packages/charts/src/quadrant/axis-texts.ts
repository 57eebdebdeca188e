import { SIZE, SOFT_INK } from '../drawing/paint.ts';
import { type PlacedText, placedText } from '../drawing/text/placed-text.tsx';
import { wrapText } from '../drawing/text/wrap-text.ts';
import type { NumberFormats } from '../numbers/number-formats.ts';
import type { QuadrantLayout } from './quadrant-layout.ts';
import type { QuadrantTexts } from './quadrant-model.ts';

const NAME = { size: SIZE.label, weight: 600 } as const;
const NUMBER = { size: SIZE.tick } as const;
const TICKS = [-100, -50, 50, 100] as const;
/** Marks on the border must not cover the numbers. */
const CLEAR = 10;

/** What the axes are called, at their ends; on a phone the horizontal names stand in the plot. */
const axisNames = (layout: QuadrantLayout, { axes }: QuadrantTexts): readonly PlacedText[] => {
  const { plot, right, bottom, x, y, compact, namesRoom } = layout;
  const across = (text: string) => wrapText(text, plot.width / 2 - 40, NAME, 1);
  const side = (text: string) => wrapText(text, compact ? 84 : namesRoom, NAME, compact ? 1 : 2);
  const sides = compact
    ? ([plot.x + 5, right - 5, y(0) - 10, 'start', 'end'] as const)
    : ([plot.x - 40, right + 12, y(0), 'end', 'start'] as const);
  return [
    placedText(x(0), plot.y - 14, 'middle', across(axes.flexibility), NAME),
    placedText(x(0), bottom + 15, 'middle', across(axes.stability), NAME),
    placedText(sides[0], sides[2], sides[3], side(axes.internal), NAME),
    placedText(sides[1], sides[2], sides[4], side(axes.external), NAME),
  ];
};

const axisNumbers = (layout: QuadrantLayout, { position }: NumberFormats): readonly PlacedText[] =>
  TICKS.flatMap((tick) => {
    const number = [position(tick)];
    const { plot, bottom, x, y } = layout;
    return [
      placedText(x(tick), bottom + 15, 'middle', number, NUMBER, SOFT_INK),
      placedText(plot.x - CLEAR, y(tick), 'end', number, NUMBER, SOFT_INK),
    ];
  });

export const axisTexts = (
  layout: QuadrantLayout,
  texts: QuadrantTexts,
  format: NumberFormats,
): readonly PlacedText[] => [...axisNames(layout, texts), ...axisNumbers(layout, format)];
