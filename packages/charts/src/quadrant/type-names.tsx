import { CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import { CULTURE_MARKS } from '@cadran/theme';
import type { Box } from '../drawing/geometry/box.ts';
import { SIZE } from '../drawing/paint.ts';
import type { Point } from '../drawing/geometry/pixels.ts';
import { PlacedLabel, type PlacedText, placedText } from '../drawing/text/placed-text.tsx';
import { ShapeMark } from '../drawing/shape-mark.tsx';
import { wrapText } from '../drawing/text/wrap-text.ts';
import { CORNERS, type QuadrantLayout } from './quadrant-layout.ts';

const STYLE = { size: SIZE.name, weight: 600 } as const;
const INSET = 12;
const MARK = 20;

export interface TypeName {
  readonly type: CultureType;
  readonly mark: Point;
  readonly name: PlacedText;
  /** Mark and name together. */
  readonly box: Box;
}

/** Each type's mark and name in the outer corner of its quadrant. */
export const typeNames = (
  { plot, right, bottom }: QuadrantLayout,
  names: Readonly<Record<CultureType, string>>,
): readonly TypeName[] =>
  CULTURE_TYPES.map((type) => {
    const [sx, sy] = CORNERS[type];
    const edge = sx < 0 ? plot.x + INSET : right - INSET;
    const y = sy > 0 ? plot.y + INSET + 6 : bottom - INSET - 6;
    const lines = wrapText(names[type], plot.width / 2 - MARK - 2 * INSET, STYLE, 1);
    const name = placedText(edge - sx * MARK, y, sx < 0 ? 'start' : 'end', lines, STYLE);
    return {
      type,
      mark: { x: edge - sx * 6, y },
      name,
      box: { ...name.box, x: Math.min(name.box.x, edge), width: name.box.width + MARK },
    };
  });

export function TypeNames({ names }: { readonly names: readonly TypeName[] }) {
  return (
    <g>
      {names.map(({ type, mark, name }) => (
        <g key={type}>
          <ShapeMark {...CULTURE_MARKS[type]} {...mark} radius={5} />
          <PlacedLabel {...name} />
        </g>
      ))}
    </g>
  );
}
