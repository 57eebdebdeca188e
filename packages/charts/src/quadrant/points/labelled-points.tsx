import { renderEach } from '../../drawing/render-each.ts';
import { distanceTo } from '../../drawing/geometry/box.ts';
import { Label } from '../../drawing/text/label.tsx';
import { clamp } from '../../drawing/geometry/linear-scale.ts';
import { AXIS, DATA_COLOR, SIZE, SOFT_INK, SURFACE } from '../../drawing/paint.ts';
import { ShapeMark } from '../../drawing/shape-mark.tsx';
import { Bar, Line } from '../../drawing/strokes.tsx';
import { MARK_RADIUS, NAME_STEP, PADDING, type PointLabel } from './point-label.ts';
import type { QuadrantLayout } from '../quadrant-layout.ts';
import type { QuadrantPoint } from '../quadrant-model.ts';

interface LabelledPointsProps {
  readonly points: readonly QuadrantPoint[];
  readonly labels: readonly PointLabel[];
  readonly layout: QuadrantLayout;
}

const FAR = MARK_RADIUS + 12;

/** The marks, their names and numbers; a name that had to move away is tied to its mark. */
export function LabelledPoints({ points, labels, layout: { x, y } }: LabelledPointsProps) {
  return (
    <g>
      {renderEach(labels, ({ box }, index) => {
        const point = points[index];
        const at = point && { x: x(point.x), y: y(point.y) };
        return at && distanceTo(box, at) > FAR ? (
          <Line
            x1={at.x}
            y1={at.y}
            x2={clamp(at.x, box.x, box.x + box.width)}
            y2={clamp(at.y, box.y, box.y + box.height)}
            stroke={AXIS}
          />
        ) : null;
      })}
      {renderEach(labels, ({ box }) => (
        <Bar {...box} fill={SURFACE} opacity={0.82} radius={3} />
      ))}
      {renderEach(points, ({ color = DATA_COLOR, shape = 'circle', ...point }) => (
        <ShapeMark
          shape={shape}
          color={color}
          kind={point.kind}
          x={x(point.x)}
          y={y(point.y)}
          radius={MARK_RADIUS}
        />
      ))}
      {renderEach(labels, ({ box, lines, numbers, anchor }) => {
        const place = {
          x: anchor === 'end' ? box.x + box.width - PADDING : box.x + PADDING,
          anchor,
        };
        return (
          <g>
            <Label
              {...place}
              y={box.y + PADDING + (lines.length * NAME_STEP) / 2}
              weight={600}
              text={lines}
            />
            {numbers !== null && (
              <Label
                {...place}
                y={box.y + box.height - PADDING - SIZE.tick * 0.6}
                size={SIZE.tick}
                fill={SOFT_INK}
                text={numbers}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
