import { describe, expect, it } from 'vitest';
import { besideButton } from './beside-button.ts';

const room = { clientWidth: 390, clientHeight: 844 };
const note = { width: 320, height: 160 };

describe('the words beside a term', () => {
  it('stand under their button', () => {
    const button = { left: 40, top: 100, bottom: 124 };
    expect(besideButton(button, note, room)).toEqual({ left: 28, top: 132 });
  });

  it('stand above it at the foot of the window', () => {
    const button = { left: 40, top: 760, bottom: 784 };
    expect(besideButton(button, note, room)).toEqual({ left: 28, top: 592 });
  });

  it('stand under it where there is room neither above nor below', () => {
    const button = { left: 40, top: 100, bottom: 124 };
    expect(besideButton(button, { width: 320, height: 800 }, room).top).toBe(132);
  });

  it.each([
    [0, 12],
    [380, 58],
  ])('stay within the window beside a button at %i', (left, expected) => {
    const button = { left, top: 100, bottom: 124 };
    expect(besideButton(button, note, room).left).toBe(expected);
  });
});
