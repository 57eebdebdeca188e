import { type Pole, POLES, VALUES } from '@cadran/contract/codes';
import { LINE_HEIGHT } from '../drawing/text/label.tsx';
import { SIZE, SOFT_INK } from '../drawing/paint.ts';
import { PlacedLabel, placedText } from '../drawing/text/placed-text.tsx';
import { wrapText } from '../drawing/text/wrap-text.ts';
import type { CircleLayout } from './circle-layout.ts';
import type { ValueTexts } from './value-model.ts';

interface PoleNamesProps {
  readonly layout: CircleLayout;
  readonly width: number;
  readonly texts: ValueTexts;
}

/** Each pole's name between the names of its first two values; in the corners on a phone. */
export function PoleNames({ layout, width, texts }: PoleNamesProps) {
  const { at, centre, radius, height, compact } = layout;
  const style = { size: compact ? SIZE.tick : SIZE.label } as const;
  return (Object.keys(POLES) as Pole[]).map((pole) => {
    const place = at(VALUES.indexOf(POLES[pole][0]) + 0.5, radius + 16);
    const anchor = place.x > centre.x ? 'start' : 'end';
    if (!compact) {
      const room = (anchor === 'start' ? width - place.x : place.x) - 4;
      const lines = wrapText(texts.poles[pole], room, style, 1);
      return (
        <PlacedLabel key={pole} {...placedText(place.x, place.y, anchor, lines, style, SOFT_INK)} />
      );
    }
    const lines = wrapText(texts.poles[pole], width * 0.36, style);
    const half = (lines.length * style.size * LINE_HEIGHT) / 2;
    const y = place.y < centre.y ? 2 + half : height - 2 - half;
    const side = anchor === 'start' ? 'end' : 'start';
    const x = side === 'start' ? 4 : width - 4;
    return <PlacedLabel key={pole} {...placedText(x, y, side, lines, style, SOFT_INK)} />;
  });
}
