import { outlineOf, paint } from '../drawing/paint.ts';
import { Bar } from '../drawing/strokes.tsx';
import { TraitMark } from './trait-mark.tsx';
import type { TraitRow, TraitVariant } from './trait-model.ts';

/** Facets are many: lower rows; lower still (`under`) where the name stands above. */
export const ROWS = {
  domains: { step: 50, under: 54, band: 22, below: 17, number: 'above' },
  facets: { step: 28, under: 24, band: 16, below: 14, number: 'behind' },
} as const satisfies Record<TraitVariant, object>;

interface TraitPlotProps {
  readonly row: TraitRow;
  readonly variant: TraitVariant;
  readonly x: (position: number) => number;
  readonly middle: number;
  readonly write: (value: number) => string;
}

/** The desired range outlined, the position over it. */
export function TraitPlot({ row, variant, x, middle, write }: TraitPlotProps) {
  const { position, margin, interval, color } = row;
  const { band, number } = ROWS[variant];
  return (
    <g>
      {interval && (
        <Bar
          x={x(interval[0])}
          y={middle - band / 2}
          width={x(interval[1]) - x(interval[0])}
          height={band}
          fill={paint(color)}
          opacity={0.14}
          stroke={outlineOf(color)}
          radius={2}
        />
      )}
      {position !== null && (
        <TraitMark
          position={position}
          margin={margin}
          color={color}
          x={x}
          y={middle}
          text={write(position)}
          number={number}
        />
      )}
    </g>
  );
}
