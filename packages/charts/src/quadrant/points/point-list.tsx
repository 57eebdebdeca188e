import { renderEach } from '../../drawing/render-each.ts';
import { Label } from '../../drawing/text/label.tsx';
import { DATA_COLOR, SIZE, SOFT_INK } from '../../drawing/paint.ts';
import { ShapeMark } from '../../drawing/shape-mark.tsx';
import { textWidth } from '../../drawing/text/text-width.ts';
import { wrapText } from '../../drawing/text/wrap-text.ts';
import type { NumberFormats } from '../../numbers/number-formats.ts';
import { coordinates } from './point-label.ts';
import type { QuadrantPoint } from '../quadrant-model.ts';

interface PointListProps {
  readonly points: readonly QuadrantPoint[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly format: NumberFormats;
}

const LINE = 22;
const NAME_X = 46;

export const pointListHeight = (points: readonly QuadrantPoint[]): number => points.length * LINE;

/** The names and numbers of numbered marks, one under the other. */
export function PointList({ points, x, y, width, format }: PointListProps) {
  return (
    <g>
      {renderEach(points, (point, index) => {
        const middle = y + index * LINE + LINE / 2;
        const numbers = coordinates(point, format);
        const room = width - NAME_X - textWidth(numbers, { size: SIZE.label }) - 10;
        return (
          <g>
            <ShapeMark
              shape={point.shape ?? 'circle'}
              color={point.color ?? DATA_COLOR}
              kind={point.kind}
              x={x + 8}
              y={middle}
              radius={6}
            />
            <Label x={x + 22} y={middle} weight={600} text={format.integer(index + 1)} />
            <Label
              x={x + NAME_X}
              y={middle}
              text={wrapText(point.label, room, { size: SIZE.label }, 1)}
            />
            <Label x={x + width} y={middle} anchor="end" fill={SOFT_INK} text={numbers} />
          </g>
        );
      })}
    </g>
  );
}
