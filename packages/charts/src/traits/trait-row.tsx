import { normalArea } from '../drawing/normal-curve.ts';
import { DEEPER_GROUND, outlineOf } from '../drawing/paint.ts';
import { Bar } from '../drawing/strokes.tsx';
import { TraitMark } from './trait-mark.tsx';
import { T_RANGE, type TraitRow, type TraitVariant } from './trait-model.ts';

/** Facets are many: lower rows, without the distribution; lower still (`under`) where the name stands above. */
export const ROWS = {
  domains: { step: 64, under: 64, band: 22, peak: 46, below: 21, number: 'above' },
  facets: { step: 28, under: 22, band: 16, peak: 0, below: 14, number: 'behind' },
} as const satisfies Record<TraitVariant, object>;

interface TraitPlotProps {
  readonly row: TraitRow;
  readonly variant: TraitVariant;
  readonly x: (t: number) => number;
  readonly middle: number;
  readonly write: (value: number) => string;
}

/** The reference distribution, the desired interval outlined, the score over both. */
export function TraitPlot({ row, variant, x, middle, write }: TraitPlotProps) {
  const { t, error, interval, color } = row;
  const { band, peak, number } = ROWS[variant];
  return (
    <g>
      {peak > 0 && (
        <path d={normalArea(T_RANGE, x, middle + band / 2, peak)} fill={DEEPER_GROUND} />
      )}
      {interval && (
        <Bar
          x={x(interval[0])}
          y={middle - band / 2}
          width={x(interval[1]) - x(interval[0])}
          height={band}
          fill={color}
          opacity={0.14}
          stroke={outlineOf(color)}
          radius={2}
        />
      )}
      {t !== null && (
        <TraitMark
          t={t}
          error={error}
          color={color}
          x={x}
          y={middle}
          text={write(t)}
          number={number}
        />
      )}
    </g>
  );
}
