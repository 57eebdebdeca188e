import { figureSvg, type Figure } from '@cadran/charts';
import { slug } from '@cadran/contract/codes';
import interUrl from '../../../fonts/inter-latin.woff2?url';
import { downloadBlob } from '../../../files/download.ts';
import type { FigureSource } from './figure-source.ts';

type FigureFormat = 'png' | 'svg';

const SVG_TYPE = 'image/svg+xml';
const PNG_SCALE = 2;
const NAME_MAX = 60;

const toBase64 = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
};

const loadFont = async (): Promise<string> => toBase64(await (await fetch(interUrl)).blob());

const composeFigure = async (
  chart: SVGSVGElement,
  title: string,
  { of, n, date }: FigureSource,
): Promise<Figure> => {
  const [, , width = 0, height = 0] = (chart.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return figureSvg({
    chart: new XMLSerializer().serializeToString(chart),
    width,
    height,
    title,
    // The last two stay on one line.
    note: `${of} · ${`n = ${n} · ${date}`.replaceAll(' ', '\u00a0')}`,
    font: await loadFont(),
  });
};

const toPng = async ({ svg, width, height }: Figure): Promise<Blob> => {
  const url = URL.createObjectURL(new Blob([svg], { type: SVG_TYPE }));
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * PNG_SCALE, height * PNG_SCALE];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(url);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
};

/** A chart on screen as a file with its title, number of people and date. */
const figureFile = async (
  format: FigureFormat,
  chart: SVGSVGElement,
  title: string,
  source: FigureSource,
): Promise<Blob> => {
  const figure = await composeFigure(chart, title, source);
  return format === 'svg' ? new Blob([figure.svg], { type: SVG_TYPE }) : toPng(figure);
};

export const saveFigure = async (
  format: FigureFormat,
  chart: SVGSVGElement,
  title: string,
  source: FigureSource,
): Promise<void> => {
  const file = await figureFile(format, chart, title, source);
  downloadBlob(`${slug(`${title} ${source.of}`, NAME_MAX)}.${format}`, file);
};

/** As SVG its source, which drawing programs and editors paste. */
export const copyFigure = async (
  format: FigureFormat,
  chart: SVGSVGElement,
  title: string,
  source: FigureSource,
): Promise<void> => {
  const file = figureFile(format, chart, title, source);
  if (format === 'svg') return navigator.clipboard.writeText(await (await file).text());
  // The promise itself: the clipboard may only be asked for while the click lasts.
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]);
};
