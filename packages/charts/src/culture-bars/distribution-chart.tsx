import type { PictureProps } from '../drawing/picture.tsx';
import { formatsOf } from '../numbers/number-formats.ts';
import { PairedBars } from './paired-bars.tsx';
import type { PairedRow, PairedTexts } from './paired-model.ts';

interface DistributionChartProps extends PictureProps {
  /** Shares of one: how many respondents have this as their dominant type (scoring.md §9). */
  readonly rows: readonly PairedRow[];
  readonly texts: PairedTexts;
}

/** The share of respondents per culture type: perceived filled, desired outlined. */
export function DistributionChart({ rows, format, ...picture }: DistributionChartProps) {
  return (
    <PairedBars
      rows={rows}
      {...picture}
      max={1}
      ticks={[0, 0.25, 0.5, 0.75, 1]}
      write={formatsOf(format).percent}
    />
  );
}
