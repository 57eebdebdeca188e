import type { CommonChartProps } from '../drawing/chart-frame.tsx';
import { withDefaultFormats } from '../numbers/number-formats.ts';
import { scaleMaximum } from './scale-maximum.ts';
import { PairedBars } from './paired-bars.tsx';
import type { PairedRow, PairedTexts } from './paired-model.ts';

interface CultureBarsProps extends CommonChartProps {
  /** Scores that sum to 100; 25 is neutral. */
  readonly rows: readonly PairedRow[];
  readonly texts: PairedTexts;
}

const NEUTRAL = 25;

/** The four scores: what the quadrant's two axes cannot tell apart. */
export function CultureBars({ rows, format, ...picture }: CultureBarsProps) {
  const { decimal, integer } = withDefaultFormats(format);
  const max = scaleMaximum(
    rows.flatMap(({ actual, target, actualInterval, targetInterval }) => [
      actual ?? 0,
      target ?? 0,
      actualInterval?.[1] ?? 0,
      targetInterval?.[1] ?? 0,
    ]),
  );
  return (
    <PairedBars
      rows={rows}
      {...picture}
      max={max}
      ticks={Array.from({ length: max / NEUTRAL + 1 }, (_, step) => step * NEUTRAL)}
      emphasised={NEUTRAL}
      write={decimal}
      writeTick={integer}
    />
  );
}
