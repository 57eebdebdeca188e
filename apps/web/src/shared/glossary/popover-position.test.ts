import { describe, expect, it } from 'vitest';
import { popoverPosition } from './popover-position.ts';

const room = { clientWidth: 390, clientHeight: 844 };
const note = { width: 320, height: 160 };

describe('popoverPosition', () => {
  it('places the popover below its button', () => {
    const button = { left: 40, top: 100, bottom: 124 };
    expect(popoverPosition(button, note, room)).toEqual({ left: 28, top: 132 });
  });

  it('places it above near the bottom of the window', () => {
    const button = { left: 40, top: 760, bottom: 784 };
    expect(popoverPosition(button, note, room)).toEqual({ left: 28, top: 592 });
  });

  it('places it below when it fits neither above nor below', () => {
    const button = { left: 40, top: 100, bottom: 124 };
    expect(popoverPosition(button, { width: 320, height: 800 }, room).top).toBe(132);
  });

  it.each([
    [0, 12],
    [380, 58],
  ])('keeps the popover within the window for a button at %i', (left, expected) => {
    const button = { left, top: 100, bottom: 124 };
    expect(popoverPosition(button, note, room).left).toBe(expected);
  });
});
