import { expect, it } from 'vitest';
import { chunkRing } from './chunk-ring.ts';

const chunk = (...imports: string[]) => ({ file: '', imports });

it('files that are imported twice are no circle', () => {
  expect(chunkRing({ a: chunk('b', 'c'), b: chunk('c'), c: chunk() })).toBeNull();
});

it('files that wait for one another are found', () => {
  expect(chunkRing({ a: chunk('b'), b: chunk('c'), c: chunk('b') })).toEqual(['b', 'c', 'b']);
});
