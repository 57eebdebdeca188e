import { AXIS, DATA, DATA_MID } from '../drawing/paint.ts';
import { Line } from '../drawing/strokes.tsx';
import { type MotivationModel, placesMoved } from './motivation-model.ts';
import { MARK_GAP, type SlopeLayout } from './slope-layout.ts';

/** The farther a motivation moved, the heavier and darker its line. */
const lineOf = (moved: number): { readonly stroke: string; readonly width: number } => {
  const far = Math.abs(moved);
  if (far >= 4) return { stroke: DATA, width: 3.5 };
  return far >= 2 ? { stroke: DATA_MID, width: 2.25 } : { stroke: AXIS, width: 1.5 };
};

interface SlopeLinesProps {
  readonly model: MotivationModel;
  readonly layout: SlopeLayout;
}

/** From the place a motivation should have to the one it has; heavy lines last, on top. */
export function SlopeLines({ model, layout: { leftEnd, rightStart, y } }: SlopeLinesProps) {
  const moves = (model.desired ?? [])
    .map((motivation, place) => ({ motivation, place, moved: placesMoved(model, motivation) }))
    .toSorted((one, other) => Math.abs(one.moved ?? 0) - Math.abs(other.moved ?? 0));
  return (
    <g>
      {moves.map(({ motivation, place, moved }) =>
        moved === null ? null : (
          <Line
            key={motivation}
            x1={leftEnd + MARK_GAP}
            y1={y(place)}
            x2={rightStart - MARK_GAP}
            y2={y(place - moved)}
            {...lineOf(moved)}
          />
        ),
      )}
    </g>
  );
}
