import type { CommonChartProps } from '../drawing/chart-frame.tsx';
import { withDefaultFormats } from '../numbers/number-formats.ts';
import { PairedBars } from './paired-bars.tsx';
import type { PairedRow, PairedTexts } from './paired-model.ts';

interface DistributionChartProps extends CommonChartProps {
  /** Shares of one: how many respondents have this as their dominant type. */
  readonly rows: readonly PairedRow[];
  readonly texts: PairedTexts;
}

/** The share of respondents per culture type: perceived filled, desired outlined. */
export function DistributionChart({ rows, format, ...picture }: DistributionChartProps) {
  const { percent } = withDefaultFormats(format);
  return (
    <PairedBars
      rows={rows}
      {...picture}
      max={1}
      ticks={[0, 0.25, 0.5, 0.75, 1]}
      write={percent}
      writeTick={percent}
    />
  );
}
