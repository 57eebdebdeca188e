import type { Box } from '../drawing/geometry/box.ts';
import type { Weight } from '../drawing/text/inter-widths.ts';
import { spacedWidth, textWidth } from '../drawing/text/text-width.ts';
import type { SvgElement } from './svg-elements.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
export const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => ENTITIES[entity] ?? entity);

const boxOf = (xs: readonly number[], ys: readonly number[]): Box => {
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** The ends of all path commands; our arcs end where their band ends, and never leave it. */
const pathBox = (path: string): Box => {
  const ends = [...path.matchAll(/([MLA])([^MLAZ]*)/gu)].map(([, , numbers = '']) =>
    numbers.trim().split(/\s+/u).slice(-2).map(Number),
  );
  return boxOf(
    ends.map(([x = Number.NaN]) => x),
    ends.map(([, y = Number.NaN]) => y),
  );
};

const SHIFT = { start: 0, middle: 0.5, end: 1 } as const;
type Anchor = keyof typeof SHIFT;

/** The letters' own extent: capitals above the baseline, descenders below. */
const textBox = ({ attributes, text }: SvgElement, measure = textWidth): Box => {
  const size = Number(attributes['font-size']);
  const weight = Number(attributes['font-weight']) as Weight;
  const width = measure(unescaped(text), { size, weight });
  const shift = SHIFT[attributes['text-anchor'] as Anchor];
  return {
    x: Number(attributes['x']) - width * shift,
    y: Number(attributes['y']) - size * 0.75,
    width,
    height: size * 0.95,
  };
};

/** What a text covers for readers who set letters and words further apart. */
export const spacedTextBox = (element: SvgElement): Box => textBox(element, spacedWidth);

/** What an element covers, its stroke aside; `null` for what draws nothing. */
export const elementBox = (element: SvgElement): Box | null => {
  const at = (name: string): number => Number(element.attributes[name]);
  switch (element.name) {
    case 'rect':
      return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
    case 'line':
      return boxOf([at('x1'), at('x2')], [at('y1'), at('y2')]);
    case 'circle':
      return boxOf(
        [at('cx') - at('r'), at('cx') + at('r')],
        [at('cy') - at('r'), at('cy') + at('r')],
      );
    case 'path':
      return pathBox(element.attributes['d'] ?? '');
    case 'text':
      return textBox(element);
    default:
      return null;
  }
};
