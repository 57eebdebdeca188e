import { Label } from '../drawing/text/label.tsx';
import { AXIS, DATA, DATA_COLOR, SIZE, SURFACE, TARGET_COLOR } from '../drawing/paint.ts';
import { ShapeMark } from '../drawing/shape-mark.tsx';
import { Line } from '../drawing/strokes.tsx';
import type { SkillRow } from './skills-model.ts';

interface SkillLevelsProps {
  readonly row: SkillRow;
  readonly x: (level: number) => number;
  readonly y: number;
  readonly write: (value: number) => string;
}

const RADIUS = 9;
/** A required level that is exactly met shows as a ring around the actual one. */
const RING = 12;

/** The actual level filled, the required one outlined, dashes for what is missing between. */
export function SkillLevels({ row: { actual, required }, x, y, write }: SkillLevelsProps) {
  const isMet = actual !== null && required !== null && actual.level === required.level;
  return (
    <g>
      {actual && <Line x1={x(0)} y1={y} x2={x(actual.level)} y2={y} stroke={DATA} width={3} />}
      {actual && required && required.level > actual.level && (
        <Line
          x1={x(actual.level)}
          y1={y}
          x2={x(required.level)}
          y2={y}
          stroke={AXIS}
          width={1.5}
          dash="3 3"
        />
      )}
      {required && (
        <ShapeMark
          shape="circle"
          x={x(required.level)}
          y={y}
          radius={isMet ? RING : RADIUS}
          color={TARGET_COLOR}
          kind="target"
        />
      )}
      {required && !isMet && (
        <Label
          x={x(required.level)}
          y={y}
          anchor="middle"
          size={SIZE.tick}
          text={write(required.level)}
        />
      )}
      {actual && (
        <g>
          <ShapeMark shape="circle" x={x(actual.level)} y={y} radius={RADIUS} color={DATA_COLOR} />
          <Label
            x={x(actual.level)}
            y={y}
            anchor="middle"
            size={SIZE.tick}
            weight={600}
            fill={SURFACE}
            text={write(actual.level)}
          />
        </g>
      )}
    </g>
  );
}
