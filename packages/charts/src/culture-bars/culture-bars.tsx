import type { PictureProps } from '../drawing/picture.tsx';
import { formatsOf } from '../numbers/number-formats.ts';
import { reachOf } from './score-reach.ts';
import { PairedBars } from './paired-bars.tsx';
import type { PairedRow, PairedTexts } from './paired-model.ts';

interface CultureBarsProps extends PictureProps {
  /** Scores that sum to 100; 25 is neutral (scoring.md §1). */
  readonly rows: readonly PairedRow[];
  readonly texts: PairedTexts;
}

const NEUTRAL = 25;

/** The four scores: what the quadrant's two axes cannot tell apart. */
export function CultureBars({ rows, format, ...picture }: CultureBarsProps) {
  const max = reachOf(rows.flatMap(({ actual, target }) => [actual ?? 0, target ?? 0]));
  return (
    <PairedBars
      rows={rows}
      {...picture}
      max={max}
      ticks={Array.from({ length: max / NEUTRAL + 1 }, (_, step) => step * NEUTRAL)}
      emphasised={NEUTRAL}
      write={formatsOf(format).integer}
    />
  );
}
