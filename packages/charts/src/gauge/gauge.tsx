import { LIMITS, type Verdict } from '@cadran/contract/codes';
import { mix, VERDICT_COLORS } from '@cadran/theme';
import { Label } from '../drawing/label.tsx';
import { clamp } from '../drawing/linear-scale.ts';
import { INK, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import { pathThrough } from '../drawing/pixels.ts';
import { Picture, type PictureProps } from '../drawing/picture.tsx';
import { widest, wrapText } from '../drawing/wrap-text.ts';
import { formatsOf } from '../numbers/number-formats.ts';
import { arcBand, type Dial, onDial } from './arc.ts';
import type { GaugeTexts } from './gauge-texts.ts';
import { VerdictIcon } from './verdict-icon.tsx';

interface GaugeProps extends PictureProps {
  /** The displayed integer; `null`: insufficient basis. */
  readonly score: number | null;
  readonly verdict: Verdict;
  readonly texts: GaugeTexts;
}

const GAUGE_WIDTH = 320;
const ZONES = [
  { from: 0, to: LIMITS.canAdaptAbove, verdict: 'does_not_fit' },
  { from: LIMITS.canAdaptAbove, to: LIMITS.fitsAbove, verdict: 'can_adapt' },
  { from: LIMITS.fitsAbove, to: 100, verdict: 'fits' },
] as const;
const PALE = 0.72;
const WORD = { size: 15, weight: 600 } as const;

/** The overall score on a half circle with its three zones, the verdict as icon and words. */
export function Gauge({
  score,
  verdict,
  texts,
  title,
  description,
  width = GAUGE_WIDTH,
  format: given,
}: GaugeProps) {
  const { integer } = formatsOf(given);
  const outer = Math.min(130, width / 2 - 34);
  const dial: Dial = { centre: { x: width / 2, y: outer + 30 }, outer, inner: outer - 24 };
  const { x, y } = dial.centre;
  const words = wrapText(texts.verdict, width - 48, WORD);
  const wordsY = y + 40;
  const wordsX = x - (widest(words, WORD) + 28) / 2;
  const value = score === null ? null : clamp(score, 0, 100);
  return (
    <Picture
      title={title}
      description={description}
      width={width}
      height={wordsY + words.length * 19}
    >
      {ZONES.map((zone) => (
        <path
          key={zone.verdict}
          d={arcBand(dial, zone.from, zone.to)}
          fill={
            zone.verdict === verdict
              ? VERDICT_COLORS[zone.verdict]
              : mix(VERDICT_COLORS[zone.verdict], SURFACE, PALE)
          }
          stroke={SURFACE}
          strokeWidth={2}
        />
      ))}
      {[0, LIMITS.canAdaptAbove, LIMITS.fitsAbove, 100].map((limit) => {
        const place = onDial(dial, limit, outer + 16);
        return (
          <Label
            key={limit}
            {...(limit % 100 === 0 ? { x: onDial(dial, limit, outer - 12).x, y: y + 12 } : place)}
            anchor="middle"
            size={SIZE.tick}
            fill={SOFT_INK}
            text={integer(limit)}
          />
        );
      })}
      {value !== null && (
        <path
          d={pathThrough([onDial(dial, value, dial.inner - 10), onDial(dial, value, outer + 4)])}
          stroke={INK}
          strokeWidth={4}
          strokeLinecap="round"
        />
      )}
      <Label
        x={x}
        y={y - 26}
        anchor="middle"
        size={SIZE.figure}
        weight={600}
        text={value === null ? '–' : integer(value)}
      />
      <Label x={x} y={y} anchor="middle" fill={SOFT_INK} text={texts.unit} />
      <VerdictIcon
        verdict={verdict}
        x={wordsX + 10}
        y={wordsY + ((words.length - 1) * WORD.size * 1.25) / 2}
        radius={10}
      />
      <Label
        x={wordsX + 28}
        y={wordsY + ((words.length - 1) * WORD.size * 1.25) / 2}
        size={WORD.size}
        weight={WORD.weight}
        text={words}
      />
    </Picture>
  );
}
