import { GAP_LIMITS } from '@cadran/contract/codes';
import { Label } from '../drawing/text/label.tsx';
import { AXIS, DEEPER_GROUND, GROUND, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import { Bar, Line } from '../drawing/strokes.tsx';

interface GapGroundProps {
  readonly x: (value: number) => number;
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  readonly write: (value: number) => string;
}

/** Limits too close to 0 have no label when large gaps compress the scale. */
const NUMBERS_APART = 26;

/** Three zones on either side of 0, darker outwards. */
export function GapGround({ x, start, end, top, bottom, write }: GapGroundProps) {
  const { attention, priority } = GAP_LIMITS;
  const hasNumber = (tick: number): boolean =>
    tick === 0 || x(Math.abs(tick)) - x(0) >= NUMBERS_APART;
  const zones = [
    { from: start, to: end, fill: DEEPER_GROUND },
    { from: x(-priority), to: x(priority), fill: GROUND },
    { from: x(-attention), to: x(attention), fill: SURFACE },
  ];
  return (
    <g>
      {zones.map(({ from, to, fill }) => (
        <Bar key={fill} x={from} y={top} width={to - from} height={bottom - top} fill={fill} />
      ))}
      {[-priority, -attention, 0, attention, priority].map((tick) => (
        <g key={tick}>
          <Line
            x1={x(tick)}
            y1={top}
            x2={x(tick)}
            y2={bottom}
            {...(tick === 0 && { stroke: AXIS })}
          />
          {hasNumber(tick) && (
            <Label
              x={x(tick)}
              y={top - 8}
              anchor="middle"
              size={SIZE.tick}
              fill={SOFT_INK}
              text={write(tick)}
            />
          )}
        </g>
      ))}
    </g>
  );
}
