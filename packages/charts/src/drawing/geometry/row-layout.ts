import { COMPACT_BELOW, isCompact, SIZE } from '../paint.ts';
import type { TextStyle } from '../text/text-width.ts';
import { widest, widestSpaced, wrapText } from '../text/wrap-text.ts';

interface RowRequest {
  readonly width: number;
  readonly names: readonly string[];
  /** Room right of the plot: numbers, words. */
  readonly after: number;
  /** The same on a phone, where words may stand on the name's line instead. */
  readonly compactAfter?: number;
  readonly compactBelow?: number;
  /** On a phone: room for what stands at the right end of the name's line. */
  readonly besideName?: number;
  /** Room of a mark before the name. */
  readonly before?: number;
  readonly style?: TextStyle;
}

export interface RowLayout {
  readonly compact: boolean;
  readonly names: readonly (readonly string[])[];
  readonly nameX: number;
  /** Whether some name takes two lines, and rows must be higher. */
  readonly isTall: boolean;
  /** Where the plot begins and ends. */
  readonly start: number;
  readonly end: number;
}

const EDGE = 4;
const SPACE = 14;
/** Enough where the reader sets letters further apart. */
const NEAR = 4;
const NAME_SHARE = 0.32;

/** Rows with their names beside the plot, or above it on a phone. */
export const rowLayout = ({
  width,
  names,
  after,
  compactAfter = after,
  compactBelow = COMPACT_BELOW,
  besideName = 0,
  before = 0,
  style = { size: SIZE.name, weight: 600 },
}: RowRequest): RowLayout => {
  const compact = isCompact(width, compactBelow);
  const room = (compact ? width - 2 * EDGE - besideName : width * NAME_SHARE) - before;
  const wrapped = names.map((name) => wrapText(name, room, style, compact ? 1 : 2));
  const lines = wrapped.flat();
  const nameWidth = Math.max(widest(lines, style) + SPACE, widestSpaced(lines, style) + NEAR);
  return {
    compact,
    names: wrapped,
    isTall: wrapped.some(({ length }) => length > 1),
    nameX: EDGE + before,
    start: compact ? EDGE : EDGE + before + nameWidth,
    end: width - EDGE - (compact ? compactAfter : after),
  };
};
