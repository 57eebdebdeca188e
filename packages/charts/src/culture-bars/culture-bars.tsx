import type { PictureProps } from '../drawing/picture.tsx';
import { formatsOf } from '../numbers/number-formats.ts';
import { PairedBars } from './paired-bars.tsx';
import type { PairedRow, PairedTexts } from './paired-model.ts';

interface CultureBarsProps extends PictureProps {
  /** Scores 0–50 that sum to 100; 25 is neutral (scoring.md §1). */
  readonly rows: readonly PairedRow[];
  readonly texts: PairedTexts;
}

const MAX = 50;
const NEUTRAL = 25;

/** The four scores: what the quadrant's two axes cannot tell apart. */
export function CultureBars({ rows, format, ...picture }: CultureBarsProps) {
  return (
    <PairedBars
      rows={rows}
      {...picture}
      max={MAX}
      ticks={[0, NEUTRAL, MAX]}
      emphasised={NEUTRAL}
      write={formatsOf(format).integer}
    />
  );
}
