import { clamp, type Range } from '../drawing/geometry/linear-scale.ts';
import { INK } from '../drawing/paint.ts';
import { pathThrough } from '../drawing/geometry/pixels.ts';
import { renderEach } from '../drawing/render-each.ts';
import { arcBand, type Dial, onDial } from './arc.ts';

/** Between the dial and the number, so that neither zone nor needle is covered. */
const GAP = 5;
const THICK = 3;
const CAP = 4;

interface GaugeIntervalProps {
  readonly dial: Dial;
  readonly interval: Range;
}

/** What the score probably lies between: a thin arc with a cap at each end. */
export function GaugeInterval({ dial, interval }: GaugeIntervalProps) {
  const [from, to] = [clamp(interval[0], 0, 100), clamp(interval[1], 0, 100)];
  const outer = dial.inner - GAP;
  const inner = outer - THICK;
  return (
    <g>
      <path d={arcBand({ ...dial, outer, inner }, from, to)} fill={INK} />
      {renderEach([from, to], (end) => (
        <path
          d={pathThrough([onDial(dial, end, inner - CAP / 2), onDial(dial, end, outer + CAP / 2)])}
          stroke={INK}
          strokeWidth={2}
        />
      ))}
    </g>
  );
}
