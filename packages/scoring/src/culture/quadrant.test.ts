import { expect, test } from 'vitest';
import { leadershipRole, managementStyle } from './quadrant.ts';

test('V6: (0, 75) mentor; (40, 10) broker; (5, -33) director', () => {
  expect(leadershipRole({ x: 0, y: 75 })).toBe('mentor');
  expect(leadershipRole({ x: 40, y: 10 })).toBe('broker');
  expect(leadershipRole({ x: 5, y: -33 })).toBe('director');
});

test('eight sectors of 45 degrees, each with the border it begins with', () => {
  const at = (degrees: number) =>
    leadershipRole({
      x: 50 * Math.cos((degrees * Math.PI) / 180),
      y: 50 * Math.sin((degrees * Math.PI) / 180),
    });
  expect([22, 67, 112, 157, 202, 247, 292, 337].map(at)).toEqual([
    'broker',
    'innovator',
    'mentor',
    'facilitator',
    'monitor',
    'coordinator',
    'director',
    'producer',
  ]);
  expect(leadershipRole({ x: 50, y: 0 })).toBe('broker');
  expect(leadershipRole({ x: 50, y: 50 })).toBe('innovator');
  expect(leadershipRole({ x: -50, y: 50 })).toBe('facilitator');
  expect(leadershipRole({ x: -50, y: 0 })).toBe('monitor');
  expect(leadershipRole({ x: -50, y: -50 })).toBe('coordinator');
  expect(leadershipRole({ x: 0, y: -50 })).toBe('director');
  expect(leadershipRole({ x: 50, y: -50 })).toBe('producer');
});

test('a leader nearer than 10 to the middle is balanced', () => {
  expect(leadershipRole({ x: 9.9, y: 0 })).toBe('balanced');
  expect(leadershipRole({ x: 10, y: 0 })).toBe('broker');
  expect(leadershipRole({ x: 6, y: -8 })).toBe('director');
  expect(leadershipRole({ x: 0, y: 0 })).toBe('balanced');
});

test('the management style is the quadrant of its point', () => {
  expect(managementStyle({ x: -20, y: 30 })).toBe('clan');
  expect(managementStyle({ x: 20, y: 30 })).toBe('adhocracy');
  expect(managementStyle({ x: 20, y: -30 })).toBe('market');
  expect(managementStyle({ x: -20, y: -30 })).toBe('hierarchy');
  expect(managementStyle({ x: 0, y: 75 })).toBe('clan');
  expect(managementStyle({ x: 0.5, y: 0.5 })).toBe('adhocracy');
});

test('a point in the very middle has no style', () => {
  expect(managementStyle({ x: 0, y: 0 })).toBeNull();
});
