import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { dotProduct, newDirection, type ReleasedSpan } from './released-span.ts';

const spanOf = (
  people: readonly number[],
  unions: readonly (readonly number[])[],
): ReleasedSpan => {
  const scale = Float64Array.from(people, Math.sqrt);
  const basis: Float64Array[] = [];
  for (const union of unions) {
    const direction = newDirection({ scale, basis }, union);
    if (direction) basis.push(direction);
  }
  return { scale, basis };
};

test('a union adds its own direction, scaled by the roots of its people', () => {
  const span = spanOf([4, 9, 1], []);
  const direction = newDirection(span, [0, 1]) ?? new Float64Array();
  const length = Math.sqrt(13);
  expect([...direction]).toEqual([
    expect.closeTo(2 / length, 12),
    expect.closeTo(3 / length, 12),
    0,
  ]);
});

test('sums and differences of what was released are derivable, others are not', () => {
  const span = spanOf(
    [4, 9, 1, 2],
    [
      [0, 1],
      [1, 2],
      [0, 1, 2, 3],
    ],
  );
  expect(span.basis).toHaveLength(3);
  expect(newDirection(span, [3, 2])).toBeNull();
  expect(newDirection(span, [0, 3])).toBeNull();
  expect(newDirection(span, [0])).not.toBeNull();
  expect(newDirection(span, [0, 2])).not.toBeNull();
});

test('the basis stays orthonormal over many nearly dependent unions of small and large atoms', () => {
  const random = seededRandom(4);
  const people = Array.from(
    { length: 60 },
    (_, atom) => 1 + Math.floor((atom % 2 === 0 ? 40 : 100_000) * random()),
  );
  const base = people.map((_, atom) => atom);
  const unions = Array.from({ length: 120 }, () => base.filter(() => random() < 0.93));
  const { basis } = spanOf(people, unions);
  expect(basis).toHaveLength(60);
  let worst = 0;
  for (const [i, a] of basis.entries()) {
    for (const [j, b] of basis.entries()) {
      worst = Math.max(worst, Math.abs(dotProduct(a, b) - (i === j ? 1 : 0)));
    }
  }
  expect(worst).toBeLessThan(1e-12);
});
