import { isCompact, SIZE } from '../drawing/paint.ts';
import type { TextStyle } from '../drawing/text/text-width.ts';
import { widest, wrapText } from '../drawing/text/wrap-text.ts';
import type { MotivationModel, MotivationTexts } from './motivation-model.ts';

export const HEAD = 34;
const EDGE = 4;
const ROOMY = 560;
/** From the rank's outer edge to the name. */
export const RANK_ROOM = 24;
const MOVE_ROOM = 30;
/** From the rank to the mark at the end of the line. */
export const MARK_GAP = 8;

export interface SlopeLayout {
  readonly style: TextStyle;
  readonly left: readonly (readonly string[])[];
  readonly right: readonly (readonly string[])[];
  /** Right edge of the ranks on the left, left edge of those on the right. */
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly height: number;
  readonly y: (place: number) => number;
}

/** Two columns of names with the lines between them; one column where one order is missing. */
export const slopeLayout = (
  width: number,
  { desired, actual }: MotivationModel,
  { motivations }: MotivationTexts,
): SlopeLayout => {
  const compact = isCompact(width, ROOMY);
  const isPair = desired !== null && actual !== null;
  const style = { size: compact && isPair ? SIZE.tick : SIZE.name };
  const room = isPair
    ? (width - (compact ? 80 : 150)) / 2 - RANK_ROOM - MOVE_ROOM / 2
    : width - RANK_ROOM - 2 * EDGE - 2 * MARK_GAP;
  const [left = [], right = []] = [desired ?? [], actual ?? []].map((order) =>
    order.map((motivation) => wrapText(motivations[motivation], room, style)),
  );
  const isWrapped = [...left, ...right].some((lines) => lines.length > 1);
  const step = isWrapped ? 36 : compact ? 28 : 30;
  const leftEnd = EDGE + widest(left.flat(), style) + RANK_ROOM;
  const rightStart =
    desired === null ? EDGE : width - EDGE - MOVE_ROOM - widest(right.flat(), style) - RANK_ROOM;
  const places = Math.max(left.length, right.length);
  return {
    style,
    left,
    right,
    leftEnd,
    rightStart,
    height: HEAD + places * step + 4,
    y: (place) => HEAD + place * step + step / 2,
  };
};
