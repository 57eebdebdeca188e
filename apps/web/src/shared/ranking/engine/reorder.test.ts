import { describe, expect, it } from 'vitest';
import { neighbour, placed, remaining, removed } from './reorder.ts';

describe('placing an item', () => {
  it('appends it', () => {
    expect(placed(['a', 'b'], 'c', 2)).toEqual(['a', 'b', 'c']);
  });

  it('moves an existing item without duplicating it', () => {
    expect(placed(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(placed(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(placed(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
  });

  it('clamps the rank to the list', () => {
    expect(placed(['a', 'b'], 'a', 9)).toEqual(['b', 'a']);
    expect(placed(['a', 'b'], 'b', -1)).toEqual(['b', 'a']);
  });
});

describe('the pool', () => {
  it('contains unranked items in original order', () => {
    expect(remaining(['a', 'b', 'c'], ['b'])).toEqual(['a', 'c']);
  });

  it('gets removed items back', () => {
    expect(removed(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('moves the focus to the next item, else the previous, else none', () => {
    expect(neighbour(['a', 'b', 'c'], 'b')).toBe('c');
    expect(neighbour(['a', 'b'], 'b')).toBe('a');
    expect(neighbour(['a'], 'a')).toBeUndefined();
  });
});
