import { expect, it } from 'vitest';
import { findChunkCycle } from './chunk-cycle.ts';

const chunk = (...imports: string[]) => ({ file: '', imports });

it('returns null when a chunk is imported twice without a cycle', () => {
  expect(findChunkCycle({ a: chunk('b', 'c'), b: chunk('c'), c: chunk() })).toBeNull();
});

it('returns the chunks of an import cycle', () => {
  expect(findChunkCycle({ a: chunk('b'), b: chunk('c'), c: chunk('b') })).toEqual(['b', 'c', 'b']);
});
