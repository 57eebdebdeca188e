import { figure, promise } from '../measuring/results/format.ts';
import { meetsTarget, type Measure } from '../measuring/results/measure.ts';
import { escapeText, FONT, INK, MUTED, SMALL, svg } from './svg.ts';

const ROW = 34;
const LEFT = 24;
const LABELS = 540;
const BARS = 280;
const FIGURES = 170;
const RUNS = 90;
const WIDTH = LEFT + LABELS + BARS + FIGURES + RUNS;
const KEPT = '#0f766e';
const MISSED = '#b91c1c';
const LINE = '#d97706';

/** Bars with the same unit share a scale; the target is a line. */
const scaleOf = (measures: readonly Measure[], unit: Measure['unit']): number =>
  Math.max(
    1e-9,
    ...measures
      .filter((one) => one.unit === unit)
      .flatMap(({ value, atMost, atLeast }) => [value, atMost ?? 0, atLeast ?? 0]),
  );

/** The last runs from zero, the newest on the right; nothing after a first run. */
const runsLine = ({ value, earlier = [] }: Measure, y: number): string => {
  if (earlier.length === 0) return '';
  const runs = [...earlier, value];
  const highest = Math.max(1e-9, ...runs);
  const points = runs.map((run, i) => {
    const x = WIDTH - RUNS + ((RUNS - LEFT) * i) / (runs.length - 1);
    return `${x.toFixed(1)},${(y + 20 - (17 * run) / highest).toFixed(1)}`;
  });
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${MUTED}" stroke-width="1.5"/>`;
};

const row = (measure: Measure, y: number, scale: number): string => {
  const { what, value, atMost, atLeast } = measure;
  const x = LEFT + LABELS;
  const width = Math.max(2, (BARS * value) / scale);
  const promised = atMost ?? atLeast;
  const at = promised === undefined ? undefined : x + (BARS * promised) / scale;
  return [
    `<text x="${LEFT}" y="${y + 15}" ${FONT} fill="${INK}">${escapeText(what)}</text>`,
    `<rect x="${x}" y="${y + 3}" width="${width.toFixed(1)}" height="17" rx="3" fill="${meetsTarget(measure) ? KEPT : MISSED}"/>`,
    `<text x="${x + BARS + 12}" y="${y + 15}" ${FONT} fill="${INK}">${escapeText(figure(measure))}</text>`,
    at === undefined
      ? ''
      : `<line x1="${at.toFixed(1)}" x2="${at.toFixed(1)}" y1="${y - 1}" y2="${y + 24}" stroke="${LINE}" stroke-width="2"><title>${escapeText(promise(measure))}</title></line>`,
    runsLine(measure, y),
  ].join('');
};

/** One row per figure. */
export const barChart = (title: string, measures: readonly Measure[]): string => {
  const rows = measures.map((measure, i) =>
    row(measure, 12 + i * ROW, scaleOf(measures, measure.unit)),
  );
  const height = 24 + measures.length * ROW;
  const legend = `<text x="${LEFT}" y="${height + 4}" ${SMALL} fill="${MUTED}">The upright line is what was promised; bars of one unit share a scale. On the right, the last runs (five at most), from zero.</text>`;
  return svg(WIDTH, height + 18, title, rows.join('\n') + legend);
};
