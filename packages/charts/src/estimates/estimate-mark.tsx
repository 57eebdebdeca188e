import type { Range } from '../drawing/geometry/linear-scale.ts';
import { IntervalLine } from '../drawing/interval-line.tsx';
import { DATA, DATA_COLOR, GROUND, SIZE, SOFT_INK } from '../drawing/paint.ts';
import { ShapeMark } from '../drawing/shape-mark.tsx';
import { Bar } from '../drawing/strokes.tsx';
import { Label } from '../drawing/text/label.tsx';
import { wrapText } from '../drawing/text/wrap-text.ts';
import type { EstimateRow, EstimatesModel } from './estimates-model.ts';

interface EstimateMarkProps {
  readonly mark: EstimatesModel['mark'];
  readonly row: EstimateRow;
  readonly x: (value: number) => number;
  readonly y: number;
  readonly domain: Range;
}

const THICK = 14;
const RADIUS = 5;

/** One figure with its interval; or a pale strip that says why there is none. */
export function EstimateMark({ mark, row, x, y, domain }: EstimateMarkProps) {
  const { value, interval, note } = row;
  const [low, high] = domain;
  if (value === null)
    return (
      <g>
        <Bar x={x(low)} y={y - THICK / 2} width={x(high) - x(low)} height={THICK} fill={GROUND} />
        {note !== undefined && (
          <Label
            x={x(low) + 6}
            y={y}
            fill={SOFT_INK}
            text={wrapText(note, x(high) - x(low) - 10, { size: SIZE.label }, 1)}
          />
        )}
      </g>
    );
  const start = x(low);
  const place = x(value);
  return (
    <g>
      {mark === 'bar' && (
        <Bar x={start} y={y - THICK / 2} width={place - start} height={THICK} fill={DATA} />
      )}
      {interval && <IntervalLine interval={interval} x={x} y={y} domain={domain} cap={4} />}
      {mark === 'dot' && (
        <ShapeMark shape="circle" color={DATA_COLOR} x={place} y={y} radius={RADIUS} />
      )}
    </g>
  );
}
