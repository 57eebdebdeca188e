import type { ChartOf } from '@cadran/contract';
import { LIMITS } from '@cadran/contract/codes';
import { mix, NEUTRALS, onDark, VERDICT_COLORS } from '@cadran/theme';
import { Label } from '../drawing/text/label.tsx';
import { clamp } from '../drawing/geometry/linear-scale.ts';
import { INK, isCompact, paint, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import { pathThrough } from '../drawing/geometry/pixels.ts';
import { ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { widest, wrapText } from '../drawing/text/wrap-text.ts';
import { withDefaultFormats } from '../numbers/number-formats.ts';
import { arcBand, type Dial, onDial } from './arc.ts';
import { GaugeInterval } from './gauge-interval.tsx';
import { VerdictIcon } from './verdict-icon.tsx';

const GAUGE_WIDTH = 320;
const RADIUS = 130;
/** Leaves room on a phone's first screen for what stands below. */
const COMPACT_RADIUS = 100;
const ZONES = [
  { from: 0, to: LIMITS.canAdaptAbove, verdict: 'does_not_fit' },
  { from: LIMITS.canAdaptAbove, to: LIMITS.fitsAbove, verdict: 'can_adapt' },
  { from: LIMITS.fitsAbove, to: 100, verdict: 'fits' },
] as const;
const PALE = 0.72;
const pale = (color: string): string =>
  paint(mix(color, NEUTRALS.light.surface, PALE), mix(onDark(color), NEUTRALS.dark.surface, PALE));
const WORD = { size: 15, weight: 600 } as const;
const SAID = { size: SIZE.name, weight: 400 } as const;
const LINE = 1.25;
/** An uncertain verdict names a second one. */
const MOST_LINES = 4;

type GaugeProps = CommonChartProps &
  Pick<ChartOf<'gauge'>, 'score' | 'interval' | 'verdict' | 'uncertain' | 'texts'>;

/** The overall score on a half circle with its three zones and its interval, the verdict as icon and words. */
export function Gauge({
  score,
  interval,
  verdict,
  uncertain,
  texts,
  title,
  description,
  width = GAUGE_WIDTH,
  format: formats,
}: GaugeProps) {
  const { integer } = withDefaultFormats(formats);
  const outer = Math.min(isCompact(width) ? COMPACT_RADIUS : RADIUS, width / 2 - 34);
  const dial: Dial = { centre: { x: width / 2, y: outer + 30 }, outer, inner: outer - 24 };
  const { x, y } = dial.centre;
  const room = width - 48;
  const words = wrapText(texts.verdict, room, WORD);
  const said = (text: string | null) =>
    text === null ? [] : wrapText(text, width - 16, SAID, MOST_LINES);
  const between = said(texts.interval);
  const certainty = said(texts.certainty);
  const betweenHeight = between.length * SAID.size * LINE;
  const betweenY = y + 34 + (betweenHeight - SAID.size * LINE) / 2;
  const wordsY = y + (between.length > 0 ? 44 + betweenHeight : 40);
  const wordsMiddle = wordsY + ((words.length - 1) * WORD.size * LINE) / 2;
  const wordsX = x - (widest(words, WORD) + 28) / 2;
  const wordsEnd = wordsY + words.length * 19;
  const certaintyHeight = certainty.length === 0 ? 0 : certainty.length * SAID.size * LINE + 4;
  const value = score === null ? null : clamp(score, 0, 100);
  return (
    <ChartFrame
      title={title}
      description={description}
      width={width}
      height={wordsEnd + certaintyHeight}
    >
      {ZONES.map((zone) => (
        <path
          key={zone.verdict}
          d={arcBand(dial, zone.from, zone.to)}
          fill={
            zone.verdict === verdict
              ? paint(VERDICT_COLORS[zone.verdict])
              : pale(VERDICT_COLORS[zone.verdict])
          }
          stroke={SURFACE}
          strokeWidth={2}
        />
      ))}
      {interval !== null && value !== null && <GaugeInterval dial={dial} interval={interval} />}
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
          d={pathThrough([onDial(dial, value, dial.inner + 1), onDial(dial, value, outer + 5)])}
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
      <Label x={x} y={betweenY} anchor="middle" {...SAID} text={between} />
      <VerdictIcon
        verdict={verdict}
        hollow={uncertain}
        x={wordsX + 10}
        y={wordsMiddle}
        radius={10}
      />
      <Label x={wordsX + 28} y={wordsMiddle} {...WORD} text={words} />
      <Label
        x={x}
        y={wordsEnd + certaintyHeight / 2 - 2}
        anchor="middle"
        {...SAID}
        fill={SOFT_INK}
        text={certainty}
      />
    </ChartFrame>
  );
}
