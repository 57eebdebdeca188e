import { describe, expect, it } from 'vitest';
import { svgElements } from '../testing/svg-elements.ts';
import { figureSvg } from './figure-svg.ts';

const CHART =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 200" width="100%" role="img" aria-labelledby="t"><title id="t">Score</title><rect width="340" height="200" fill="light-dark(#123456, #abcdef)"/></svg>';

const draw = (title: string, note = 'Ada · n = 1 · 17 novembre 2026') =>
  figureSvg({ chart: CHART, width: 340, height: 200, title, note, font: 'QUJD' });

describe('a chart as a file', () => {
  it('says its title, how many people and when, and carries its typeface', () => {
    const { svg } = draw('Score <Ada & Cie>');
    expect(svg).toContain('Score &lt;Ada &amp; Cie&gt;');
    expect(svg).toContain('Ada · n = 1 · 17 novembre 2026');
    expect(svg).toContain('url(data:font/woff2;base64,QUJD)');
  });

  it('is light, whatever the screen is', () => {
    const { svg } = draw('Score');
    expect(svg).toContain('fill="#123456"');
    expect(svg).not.toContain('light-dark');
  });

  it('has room for the whole chart between title and note', () => {
    const { svg, width, height } = draw('A title that is much too long for one line of this chart');
    const [outer, inner] = svgElements(svg).filter(({ name }) => name === 'svg');
    expect(outer?.attributes).toMatchObject({ width: String(width), height: String(height) });
    expect(inner?.attributes).toMatchObject({ width: '340', height: '200' });
    expect(Number(inner?.attributes['y'])).toBeGreaterThan(2 * 16);
    expect(Number(inner?.attributes['y']) + 200).toBeLessThan(height - 11);
    expect(inner?.attributes['role']).toBeUndefined();
  });
});
