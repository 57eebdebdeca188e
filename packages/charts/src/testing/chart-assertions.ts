import { expect } from 'vitest';
import { type Box, overlapArea } from '../drawing/geometry/box.ts';
import { elementBox, spacedTextBox, unescaped } from './svg-boxes.ts';
import { type SvgElement, svgElements } from './svg-elements.ts';

const FORBIDDEN = /NaN|Infinity|undefined|null|var\(|foreignObject|tspan|style=|class=|transform=/u;
const COLOUR = /^(?:#[0-9a-fA-F]{6}|none)$/u;
const SMALLEST_TEXT = 11;
const HAIR = 0.6;

const isInside = (box: Box, width: number, height: number): boolean =>
  box.x >= -HAIR &&
  box.y >= -HAIR &&
  box.x + box.width <= width + HAIR &&
  box.y + box.height <= height + HAIR;

const expectAccessibleName = (elements: readonly SvgElement[]): void => {
  const [svg, title, description] = elements;
  expect(svg?.attributes).toMatchObject({ role: 'img', xmlns: 'http://www.w3.org/2000/svg' });
  expect(svg?.attributes['font-family']).toBe('Inter, system-ui, sans-serif');
  expect(title?.name).toBe('title');
  expect(description?.name).toBe('desc');
  expect(title?.text).not.toBe('');
  expect(description?.text).not.toBe('');
  expect(svg?.attributes['aria-labelledby']).toBe(title?.attributes['id']);
  expect(svg?.attributes['aria-describedby']).toBe(description?.attributes['id']);
};

/** What is wrong with one drawn element. */
const faultsOf = (element: SvgElement, width: number, height: number): readonly string[] => {
  const { name, attributes, text } = element;
  const box = elementBox(element);
  const isPainted = [attributes['fill'] ?? 'none', attributes['stroke'] ?? 'none'].every((paint) =>
    COLOUR.test(paint),
  );
  return [
    ...(isPainted ? [] : ['no colour']),
    ...(box && !isInside(box, width, height) ? ['outside'] : []),
    ...(name === 'text' && !(Number(attributes['font-size']) >= SMALLEST_TEXT)
      ? ['too small']
      : []),
  ].map((fault) => `${fault}: <${name} ${JSON.stringify(attributes)}> ${text}`);
};

/** Checks what holds for every chart; returns its texts in drawing order. */
export const expectValidChart = (markup: string): readonly string[] => {
  const elements = svgElements(markup);
  expectAccessibleName(elements);
  // User texts between the tags may contain anything.
  expect(markup.replaceAll(/>[^<]*</gu, '><')).not.toMatch(FORBIDDEN);
  const [, , width = 0, height = 0] = (elements[0]?.attributes['viewBox'] ?? '')
    .split(' ')
    .map(Number);
  expect(Math.min(width, height)).toBeGreaterThan(0);
  const drawn = elements.slice(3);
  expect(drawn.flatMap((element) => faultsOf(element, width, height))).toEqual([]);
  return drawn.filter(({ name }) => name === 'text').map(({ text }) => unescaped(text));
};

/** Pairs of overlapping texts. */
export const overlappingTexts = (markup: string, boxOf = elementBox): readonly string[] => {
  const texts = svgElements(markup)
    .filter(({ name, text }) => name === 'text' && text !== '')
    .map((element) => ({ text: element.text, box: boxOf(element) }));
  return texts.flatMap(({ text, box }, index) =>
    texts
      .slice(index + 1)
      .filter((other) => box && other.box && overlapArea(box, other.box) > 1)
      .map((other) => `${text} | ${other.text}`),
  );
};

/** Nor if the reader sets letters and words further apart (WCAG 1.4.12). */
export const expectReadableWithSpacing = (markup: string): void =>
  expect(overlappingTexts(markup, spacedTextBox)).toEqual([]);

/** No text overlaps another or is truncated. */
export const expectReadableTexts = (markup: string): void => {
  expect(overlappingTexts(markup)).toEqual([]);
  expect(markup).not.toContain('…');
};
