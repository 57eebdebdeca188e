import { clamp } from './linear-scale.ts';
import type { Point } from './pixels.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const boxAround = ({ x, y }: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

export const overlapArea = (one: Box, other: Box): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
};

/** Moved, as little as needed, to lie inside; a box too large keeps to the left and the top. */
export const movedInside = (box: Box, bounds: Box): Box => ({
  ...box,
  x: Math.max(bounds.x, Math.min(box.x, bounds.x + bounds.width - box.width)),
  y: Math.max(bounds.y, Math.min(box.y, bounds.y + bounds.height - box.height)),
});

export const distanceTo = (box: Box, { x, y }: Point): number =>
  Math.hypot(x - clamp(x, box.x, box.x + box.width), y - clamp(y, box.y, box.y + box.height));
