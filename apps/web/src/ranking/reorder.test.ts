import { describe, expect, it } from 'vitest';
import { neighbour, placed, remaining, removed } from './reorder.ts';

describe('placing an item in a ranking', () => {
  it('adds it at the end', () => {
    expect(placed(['a', 'b'], 'c', 2)).toEqual(['a', 'b', 'c']);
  });

  it('moves one that is already there, and never doubles it', () => {
    expect(placed(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(placed(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(placed(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
  });

  it('stays inside the list', () => {
    expect(placed(['a', 'b'], 'a', 9)).toEqual(['b', 'a']);
    expect(placed(['a', 'b'], 'b', -1)).toEqual(['b', 'a']);
  });
});

describe('the left list', () => {
  it('holds what is not ranked, in its own order', () => {
    expect(remaining(['a', 'b', 'c'], ['b'])).toEqual(['a', 'c']);
  });

  it('takes back what is removed', () => {
    expect(removed(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('hands the focus to the item below, else above, else to none', () => {
    expect(neighbour(['a', 'b', 'c'], 'b')).toBe('c');
    expect(neighbour(['a', 'b'], 'b')).toBe('a');
    expect(neighbour(['a'], 'a')).toBeUndefined();
  });
});
