import { expect, it } from 'vitest';
import { barChart } from './bar-chart.ts';

const draw = (earlier?: readonly number[], atMost?: number): string =>
  barChart('Pages', [
    {
      what: 'A page',
      value: 30,
      unit: 'ms',
      ...(earlier && { earlier }),
      ...(atMost !== undefined && { atMost }),
    },
  ]);
const points = (picture: string): number | undefined =>
  /<polyline points="([^"]*)"/.exec(picture)?.[1]?.split(' ').length;

it('draws the last runs as a line, after the first', () => {
  expect(points(draw())).toBeUndefined();
  expect(points(draw([10]))).toBe(2);
  expect(points(draw([10, 20, 10, 20]))).toBe(5);
});

it('draws a missed promise in red, and where it was', () => {
  expect(draw([], 20)).toContain('#b91c1c');
  expect(draw([], 40)).not.toContain('#b91c1c');
  expect(draw([], 40)).toContain('<title>at most 40 ms</title>');
});
