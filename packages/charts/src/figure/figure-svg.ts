import { NEUTRALS } from '@cadran/theme';
import { FONT } from '../drawing/paint.ts';
import { px } from '../drawing/geometry/pixels.ts';
import type { TextStyle } from '../drawing/text/text-width.ts';
import { wrapText } from '../drawing/text/wrap-text.ts';

interface FigureParts {
  /** A chart's svg element as markup. */
  readonly chart: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Whose figures, how many people and when. */
  readonly note: string;
  /** The typeface as base64 of a WOFF2 file. */
  readonly font: string;
}

export interface Figure {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 24;
const GAP = 12;
const LINE = 1.3;
const LINES = 3;
const TITLE = { size: 16, weight: 600 } as const satisfies TextStyle;
const NOTE = { size: 11, weight: 400 } as const satisfies TextStyle;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A file is read on white paper, and few programs know `light-dark()`. */
const inLight = (markup: string): string =>
  markup.replaceAll(/light-dark\(\s*([^(),]+),[^()]+\)/gu, '$1');

const textLines = (
  lines: readonly string[],
  { size, weight }: Required<TextStyle>,
  top: number,
  fill: string,
): string =>
  lines
    .map((line, index) => {
      const y = px(top + size + index * size * LINE);
      return `<text x="${MARGIN}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(line)}</text>`;
    })
    .join('');

/** A chart as a file of its own: title above, note below, typeface inside, on white. */
export const figureSvg = ({ chart, width, height, title, note, font }: FigureParts): Figure => {
  const titleLines = wrapText(title, width, TITLE, LINES);
  const noteLines = wrapText(note, width, NOTE, LINES);
  const chartTop = MARGIN + titleLines.length * TITLE.size * LINE + GAP;
  const noteTop = chartTop + height + GAP;
  const whole = {
    width: Math.ceil(width + 2 * MARGIN),
    height: Math.ceil(noteTop + noteLines.length * NOTE.size * LINE + MARGIN),
  };
  const { ink, 'ink-soft': soft, surface } = NEUTRALS.light;
  const inner = inLight(chart).replace(/^<svg\b[^>]*>/u, (start) =>
    start
      .replaceAll(/\s(?:width|height|x|y|style|class|role|aria-[a-z]+)="[^"]*"/gu, '')
      .replace(
        '<svg',
        `<svg x="${MARGIN}" y="${px(chartTop)}" width="${px(width)}" height="${px(height)}"`,
      ),
  );
  const face = `@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font}) format("woff2")}`;
  return {
    ...whole,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}" viewBox="0 0 ${whole.width} ${whole.height}" font-family="${FONT}">`,
      `<title>${escapeXml(title)}</title><style>${face}</style>`,
      `<rect width="${whole.width}" height="${whole.height}" fill="${surface}"/>`,
      textLines(titleLines, TITLE, MARGIN, ink),
      inner,
      textLines(noteLines, NOTE, noteTop, soft),
      '</svg>',
    ].join('\n'),
  };
};
