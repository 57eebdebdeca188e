import { SIZE } from '../drawing/paint.ts';
import type { Anchor } from '../drawing/text/label.tsx';
import { placedText, type PlacedText } from '../drawing/text/placed-text.tsx';

interface TickRequest {
  readonly ticks: readonly number[];
  readonly x: (tick: number) => number;
  readonly y: number;
  readonly compact: boolean;
  readonly fill: string;
  readonly write: (tick: number) => string;
}

const SPACE = 2;

/** The numbers of a scale: both ends, and of those between them each that has room after the one before. */
export const tickLabels = ({
  ticks,
  x,
  y,
  compact,
  fill,
  write,
}: TickRequest): readonly PlacedText[] => {
  const last = ticks.length - 1;
  const anchorOf = (index: number): Anchor => {
    if (index === 0 && compact) return 'start';
    return index === last ? 'end' : 'middle';
  };
  const all = ticks.map((tick, index) =>
    placedText(x(tick), y, anchorOf(index), [write(tick)], { size: SIZE.tick }, fill),
  );
  const end = all.at(-1);
  const written: PlacedText[] = [];
  for (const label of all) {
    const { box } = label;
    const before = written.at(-1)?.box;
    const isClear =
      label === end ||
      !end ||
      ((!before || before.x + before.width + SPACE <= box.x) &&
        box.x + box.width + SPACE <= end.box.x);
    if (isClear) written.push(label);
  }
  return written;
};
