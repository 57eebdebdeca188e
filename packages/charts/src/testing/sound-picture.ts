import { expect } from 'vitest';
import { type Box, overlapArea } from '../drawing/box.ts';
import { elementBox, unescaped } from './svg-boxes.ts';
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

const expectNamed = (elements: readonly SvgElement[]): void => {
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

/** What holds for every picture, whatever its numbers; returns the texts in drawing order. */
export const expectSound = (markup: string): readonly string[] => {
  const elements = svgElements(markup);
  expectNamed(elements);
  const drawn = elements.slice(3);
  for (const { attributes } of drawn) {
    expect(Object.values(attributes).join(' ')).not.toMatch(FORBIDDEN);
    for (const paint of ['fill', 'stroke']) expect(attributes[paint] ?? 'none').toMatch(COLOUR);
  }
  const tags = markup.replaceAll(/>[^<]*</gu, '><');
  expect(tags).not.toMatch(FORBIDDEN);
  const [, , width = 0, height = 0] = (elements[0]?.attributes['viewBox'] ?? '')
    .split(' ')
    .map(Number);
  expect(height).toBeGreaterThan(0);
  for (const element of drawn) {
    const box = elementBox(element);
    if (box)
      expect({ element, inside: isInside(box, width, height) }).toEqual({ element, inside: true });
    if (element.name === 'text')
      expect(Number(element.attributes['font-size'])).toBeGreaterThanOrEqual(SMALLEST_TEXT);
  }
  return drawn.filter(({ name }) => name === 'text').map(({ text }) => unescaped(text));
};

/** Pairs of texts that write into each other. */
export const overlappingTexts = (markup: string): readonly string[] => {
  const texts = svgElements(markup)
    .filter(({ name, text }) => name === 'text' && text !== '')
    .map((element) => ({ text: element.text, box: elementBox(element) }));
  return texts.flatMap(({ text, box }, index) =>
    texts
      .slice(index + 1)
      .filter((other) => box && other.box && overlapArea(box, other.box) > 1)
      .map((other) => `${text} | ${other.text}`),
  );
};
