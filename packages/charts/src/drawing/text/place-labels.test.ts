import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, boxAround, overlapArea } from '../geometry/box.ts';
import { placeLabels } from './place-labels.ts';

const bounds: Box = { x: 0, y: 0, width: 400, height: 300 };
const free = { bounds, obstacles: [], lines: [] };
const label = (x: number, y: number) => ({ at: { x, y }, clear: 8, width: 80, height: 30 });

describe('labels', () => {
  it('are placed right of their mark', () => {
    const [box] = placeLabels([label(100, 100)], free);
    expect(box).toEqual({ x: 112, y: 85, width: 80, height: 30 });
  });

  it('are placed left of a mark at the right edge', () => {
    const [box] = placeLabels([label(395, 100)], free);
    expect((box?.x ?? 0) + 80).toBeLessThan(395);
  });

  it('do not overlap other texts', () => {
    const obstacle = { x: 110, y: 80, width: 90, height: 40 };
    const [box] = placeLabels([label(100, 100)], { ...free, obstacles: [obstacle] });
    expect(box && overlapArea(box, obstacle)).toBe(0);
  });

  it('do not overlap arrows', () => {
    const arrow = [
      { x: 100, y: 100 },
      { x: 300, y: 100 },
    ] as const;
    const [box] = placeLabels([label(100, 100)], { ...free, lines: [arrow] });
    expect((box?.x ?? 0) + 80).toBeLessThan(100);
  });

  it('use the preferred side', () => {
    const [box] = placeLabels([{ ...label(200, 150), prefer: [-1, 1] }], free);
    expect((box?.x ?? 0) + 80).toBeLessThan(200);
    expect(box?.y ?? 0).toBeGreaterThan(150);
  });

  it('of equal points overlap neither each other nor the mark', () => {
    const boxes = placeLabels([label(200, 150), label(200, 150), label(200, 150)], free);
    for (const [index, box] of boxes.entries()) {
      expect(overlapArea(box, boxAround({ x: 200, y: 150 }, 8))).toBe(0);
      for (const other of boxes.slice(index + 1)) expect(overlapArea(box, other)).toBe(0);
    }
  });

  it('of any points lie within the bounds', () => {
    const point = fc.record({
      x: fc.double({ min: 0, max: 400, noNaN: true }),
      y: fc.double({ min: 0, max: 300, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 20 }), (points) => {
        const boxes = placeLabels(
          points.map(({ x, y }) => label(x, y)),
          free,
        );
        expect(boxes).toHaveLength(points.length);
        for (const { x, y, width, height } of boxes) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(400);
          expect(y + height).toBeLessThanOrEqual(300);
        }
      }),
    );
  });
});
