import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel, anyWidth, numberBetween } from '../testing/arbitraries.ts';
import {
  expectReadableTexts,
  expectReadableWithSpacing,
  expectValidChart,
} from '../testing/chart-assertions.ts';
import { elementBox } from '../testing/svg-boxes.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { TITLE_AND_DESCRIPTION, TYPE_NAMES, WIDTHS } from '../testing/sample-texts.ts';
import { QuadrantChart } from './quadrant-chart.tsx';
import type { QuadrantModel, QuadrantPoint, QuadrantTexts } from './quadrant-model.ts';
import { quadrantTable } from './quadrant-table.ts';

const texts: QuadrantTexts = {
  types: TYPE_NAMES,
  axes: {
    external: 'Externe',
    internal: 'Interne',
    flexibility: 'Flexibilité',
    stability: 'Stabilité',
  },
  culture: 'Culture',
};
const draw = (model: QuadrantModel, width = 700) =>
  renderToStaticMarkup(
    <QuadrantChart {...TITLE_AND_DESCRIPTION} model={model} texts={texts} width={width} />,
  );

const perceived: QuadrantPoint = {
  x: -12.5,
  y: 37.5,
  label: 'Perçue',
  kind: 'actual',
  quartiles: { x: [-12.5, 0], y: [25, 62.5] },
  radius: 37.5,
};
const desired: QuadrantPoint = { x: 12.5, y: 75, label: 'Souhaitée', kind: 'target' };
const group: QuadrantModel = { points: [perceived, desired], arrows: [{ from: 0, to: 1 }] };
const corners: QuadrantPoint[] = [-100, 100].flatMap((x) =>
  [-100, 100].map((y) => ({ x, y, label: `Coin ${x} ${y}`, kind: 'actual' as const })),
);

describe('the quadrant', () => {
  it.each(WIDTHS)('renders a group at %d pixels with names and numbers at the marks', (width) => {
    const markup = draw(group, width);
    const drawn = expectValidChart(markup);
    expect(drawn).toEqual(
      expect.arrayContaining(['Perçue', '−12 / +38', 'Souhaitée', '+13 / +75']),
    );
    expectReadableTexts(markup);
  });

  it.each(WIDTHS)('leaves room for letters that are set further apart at %d pixels', (width) => {
    const values = { x: 0, y: 75, label: 'Valeurs : Charte de l’Atelier', kind: 'target' } as const;
    const points = [perceived, { ...desired, x: -8 }, values];
    expectReadableWithSpacing(draw({ points, arrows: [{ from: 0, to: 1 }] }, width));
    const nearAxis = { x: -45, y: 0, label: 'perçu', kind: 'actual' } as const;
    expectReadableWithSpacing(draw({ points: [nearAxis] }, width));
  });

  it.each(WIDTHS)('contains points in all four corners at %d pixels', (width) => {
    const markup = draw({ points: corners }, width);
    expectValidChart(markup);
    expectReadableTexts(markup);
  });

  it('draws the intervals of a point as lines with caps, and its spread without any', () => {
    const lines = (point: QuadrantPoint): number =>
      svgElements(draw({ points: [point] })).filter(({ name }) => name === 'line').length;
    const { quartiles: _quartiles, radius: _radius, ...bare } = perceived;
    expect(lines(perceived)).toBe(lines(bare));
    const sure = { ...bare, intervals: { x: [-20, 0], y: [30, 45] } } satisfies QuadrantPoint;
    // Two lines with a light one around each, and four caps.
    expect(lines(sure) - lines(bare)).toBe(8);
  });

  it('places clan top left, adhocracy top right, market bottom right, hierarchy bottom left', () => {
    const at = (name: string) => {
      const element = svgElements(draw(group)).find(({ text }) => text === name);
      const { x, y } = (element && elementBox(element)) ?? { x: 0, y: 0 };
      return [x < 350 ? 'left' : 'right', y < 260 ? 'top' : 'bottom'].join(' ');
    };
    expect(Object.values(TYPE_NAMES).map(at)).toEqual([
      'left top',
      'right top',
      'right bottom',
      'left bottom',
    ]);
  });

  it('fills the actual culture and outlines the target', () => {
    const marks = svgElements(draw({ points: [perceived, desired] }))
      .filter(({ name, attributes }) => name === 'circle' && attributes['r'] === '7')
      .map(({ attributes }) => attributes['fill']);
    expect(marks[0]).not.toBe('#ffffff');
    expect(marks[1]).toBe('#ffffff');
  });

  it('draws no arrow between points that touch', () => {
    const arrowless = draw({ points: [perceived, { ...desired, x: -12.5, y: 37.5 }] });
    const touching = draw({
      points: [perceived, { ...desired, x: -12.5, y: 37.5 }],
      arrows: [{ from: 0, to: 1 }],
    });
    const heads = (markup: string) =>
      svgElements(markup).filter(({ name }) => name === 'path').length;
    expect(heads(touching)).toBe(heads(arrowless));
    expect(heads(draw(group))).toBe(heads(draw({ points: group.points })) + 1);
  });

  it('numbers the marks and lists the names below when they do not fit', () => {
    const points = [...corners, perceived, desired];
    const drawn = expectValidChart(draw({ points }, 320));
    expect(drawn).toEqual(expect.arrayContaining(['1', '6', 'Perçue', '−12 / +38']));
  });

  it('outlines pale colours with enough contrast', () => {
    const markup = draw({
      points: [{ ...desired, kind: 'actual', color: '#fff3b0', shape: 'square' }],
    });
    expect(markup).toContain('fill="#fff3b0"');
    expect(markup).not.toContain('stroke="#fff3b0"');
  });

  it.each(WIDTHS)('draws Quinn’s kites with their scores at %d pixels', (width) => {
    const markup = draw(
      {
        points: [],
        kites: [
          {
            label: 'Perçue',
            kind: 'actual',
            scores: { clan: 50, adhocracy: 33, market: 17, hierarchy: 0 },
          },
          {
            label: 'Souhaitée',
            kind: 'target',
            scores: { clan: 25, adhocracy: 25, market: 25, hierarchy: 25 },
          },
        ],
      },
      width,
    );
    const drawn = expectValidChart(markup);
    expect(drawn).toEqual(
      expect.arrayContaining(['50', '33', '17', '0', '25', 'Perçue', 'Souhaitée']),
    );
    expectReadableTexts(markup);
  });

  it('renders the same SVG for the same numbers', () => {
    expect(draw(group)).toBe(draw(group));
  });

  it('stays within its bounds for any points, labels and width', () => {
    const coordinate = numberBetween(-130, 130);
    const point = fc.record({
      x: coordinate,
      y: coordinate,
      label: anyLabel,
      kind: fc.constantFrom('actual' as const, 'target' as const),
      radius: fc.constantFrom(0, 20, 180),
    });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 12 }), anyWidth, (points, width) => {
        expectValidChart(draw({ points, arrows: [{ from: 0, to: 1 }] }, width));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the quadrant’s table', () => {
  it('contains the axes with their directions and every point', () => {
    expect(quadrantTable(group, texts)).toEqual({
      columns: ['Culture', 'Interne (−) / Externe (+)', 'Stabilité (−) / Flexibilité (+)'],
      rows: [
        ['Perçue', '−12', '+38'],
        ['Souhaitée', '+13', '+75'],
      ],
    });
  });

  it('draws a target beyond 50 to scale', () => {
    const markup = draw({
      points: [],
      kites: [
        {
          label: 'Souhaitée',
          kind: 'target',
          scores: { clan: 100, adhocracy: 50, market: 0, hierarchy: 0 },
        },
      ],
    });
    const kite = svgElements(markup).find(({ attributes }) => attributes['stroke-dasharray']);
    const path = kite?.attributes['d'] ?? '';
    const [left = 0, right = 0, middle = 0] = Array.from(path.matchAll(/[ML]([\d.]+)/gu), ([, x]) =>
      Number(x),
    );
    expect(right - middle).toBeCloseTo((middle - left) / 2, 1);
  });

  it('puts point and kite of one name into one row', () => {
    const { columns, rows } = quadrantTable(
      {
        points: [perceived],
        kites: [
          {
            label: 'Perçue',
            kind: 'actual',
            scores: { clan: 33, adhocracy: 29, market: 17, hierarchy: 21 },
          },
        ],
      },
      texts,
    );
    expect(columns).toHaveLength(7);
    expect(rows).toEqual([['Perçue', '−12', '+38', '33', '29', '17', '21']]);
  });
});
