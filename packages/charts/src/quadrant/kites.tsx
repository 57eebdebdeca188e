import { renderEach } from '../drawing/render-each.ts';
import { CULTURE_TYPES } from '@cadran/contract/codes';
import { scaleMaximum } from '../culture-bars/scale-maximum.ts';
import type { Box } from '../drawing/geometry/box.ts';
import { Label } from '../drawing/text/label.tsx';
import { DATA_COLOR, outlineOf, paint, SIZE, SURFACE } from '../drawing/paint.ts';
import { pathThrough, type Point } from '../drawing/geometry/pixels.ts';
import { placeLabels } from '../drawing/text/place-labels.ts';
import { Bar, Line } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text/text-width.ts';
import type { NumberFormats } from '../numbers/number-formats.ts';
import { CORNERS, type QuadrantLayout } from './quadrant-layout.ts';
import type { QuadrantKite } from './quadrant-model.ts';

interface KitesProps {
  readonly kites: readonly QuadrantKite[];
  readonly layout: QuadrantLayout;
  readonly obstacles: readonly Box[];
  readonly format: NumberFormats;
}

/** A score on its diagonal, as a part of the largest there can be, which is the corner. */
const cornersOf = (
  { scores }: QuadrantKite,
  { x, y }: QuadrantLayout,
  reach: number,
): readonly Point[] =>
  CULTURE_TYPES.map((type) => ({
    x: x((CORNERS[type][0] * 100 * scores[type]) / reach),
    y: y((CORNERS[type][1] * 100 * scores[type]) / reach),
  }));

const edgesOf = (corners: readonly Point[]): readonly (readonly [Point, Point])[] =>
  corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length];
    return next ? [[corner, next] as const] : [];
  });

const NUMBER = { size: SIZE.label, weight: 600 } as const;

/** Quinn's kites over the quadrants, each corner with its score. */
export function Kites({ kites, layout, obstacles, format }: KitesProps) {
  const { plot, right, bottom } = layout;
  const reach = scaleMaximum(kites.flatMap(({ scores }) => Object.values(scores)));
  const drawn = kites.map((kite) => ({ kite, corners: cornersOf(kite, layout, reach) }));
  const numbers = drawn.flatMap(({ kite, corners }) =>
    CULTURE_TYPES.map((type, index) => ({
      text: format.integer(kite.scores[type]),
      at: corners[index] ?? { x: layout.x(0), y: layout.y(0) },
      prefer: [CORNERS[type][0], -CORNERS[type][1]] as const,
    })),
  );
  const boxes = placeLabels(
    numbers.map(({ text, ...place }) => ({
      ...place,
      clear: 3,
      width: textWidth(text, NUMBER) + 4,
      height: 16,
    })),
    {
      bounds: layout.bounds,
      obstacles,
      lines: drawn.flatMap(({ corners }) => edgesOf(corners)),
    },
  );
  return (
    <g>
      <Line x1={plot.x} y1={plot.y} x2={right} y2={bottom} stroke={SURFACE} />
      <Line x1={right} y1={plot.y} x2={plot.x} y2={bottom} stroke={SURFACE} />
      {renderEach(drawn, ({ kite: { color = DATA_COLOR, kind }, corners }) => (
        <path
          d={pathThrough(corners, true)}
          fill={kind === 'actual' ? paint(color) : 'none'}
          fillOpacity={0.22}
          stroke={outlineOf(color)}
          strokeWidth={2}
          strokeLinejoin="round"
          {...(kind === 'target' && { strokeDasharray: '6 4' })}
        />
      ))}
      {renderEach(boxes, (box, index) => (
        <g>
          <Bar {...box} fill={SURFACE} opacity={0.8} radius={2} />
          <Label
            x={box.x + box.width / 2}
            y={box.y + box.height / 2}
            anchor="middle"
            weight={600}
            text={numbers[index]?.text ?? ''}
          />
        </g>
      ))}
    </g>
  );
}
