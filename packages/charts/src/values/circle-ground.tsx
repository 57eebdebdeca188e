import { POLES, VALUES } from '@cadran/contract/codes';
import { Label } from '../drawing/text/label.tsx';
import { AXIS, DEEPER_GROUND, GROUND, RING, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import { pathThrough, px } from '../drawing/geometry/pixels.ts';
import { Bar, Line } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text/text-width.ts';
import type { NumberFormats } from '../numbers/number-formats.ts';
import type { CircleLayout } from './circle-layout.ts';
import { VALUE_SCALES, type ValueScale } from './value-model.ts';

interface CircleGroundProps {
  readonly layout: CircleLayout;
  readonly scale: ValueScale;
}

const ARC_STEPS = 24;

/** The slice of the circle that belongs to a pole: half a step beyond its first and last value. */
const slice = ({ at, centre, radius }: CircleLayout, first: number, last: number): string => {
  const [from, to] = [first - 0.46, last + 0.46];
  const rim = Array.from({ length: ARC_STEPS + 1 }, (_, step) =>
    at(from + ((to - from) * step) / ARC_STEPS, radius + 6),
  );
  return pathThrough([centre, ...rim], true);
};

/** Slices of the poles, rings, and an axis per value. */
export function CircleGround({ layout, scale }: CircleGroundProps) {
  const { at, centre, radius, distance } = layout;
  const { rings } = VALUE_SCALES[scale];
  return (
    <g>
      {Object.values(POLES).map((values, index) => (
        <path
          key={values[0]}
          d={slice(
            layout,
            VALUES.indexOf(values[0]),
            VALUES.indexOf(values[values.length - 1] ?? values[0]),
          )}
          fill={index % 2 === 0 ? DEEPER_GROUND : GROUND}
        />
      ))}
      {VALUES.map((value, index) => {
        const end = at(index, radius);
        return (
          <Line key={value} x1={centre.x} y1={centre.y} x2={end.x} y2={end.y} stroke={SURFACE} />
        );
      })}
      {[...rings, VALUE_SCALES[scale].range[1]].map((ring) => (
        <circle
          key={ring}
          cx={px(centre.x)}
          cy={px(centre.y)}
          r={px(distance(ring))}
          fill="none"
          stroke={ring === 0 ? AXIS : RING}
          strokeWidth={1}
          {...(ring === 0 && { strokeDasharray: '2 3' })}
        />
      ))}
    </g>
  );
}

/** Over the outlines, so that no line runs through a number of the scale. */
export function RingNumbers({
  layout: { at, distance },
  scale,
  format,
}: CircleGroundProps & { readonly format: NumberFormats }) {
  return (
    <g>
      {VALUE_SCALES[scale].rings.map((ring) => {
        const place = at(0.5, distance(ring));
        const text = format.integer(ring);
        const width = textWidth(text, { size: SIZE.tick }) + 4;
        return (
          <g key={ring}>
            <Bar
              x={place.x - width / 2}
              y={place.y - 7}
              width={width}
              height={14}
              fill={SURFACE}
              opacity={0.75}
              radius={2}
            />
            <Label {...place} anchor="middle" size={SIZE.tick} fill={SOFT_INK} text={text} />
          </g>
        );
      })}
    </g>
  );
}
