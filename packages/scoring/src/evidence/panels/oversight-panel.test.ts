import type { OversightPanel } from '@cadran/contract';
import { expect, test } from 'vitest';
import { oversightPanel } from './oversight-panel.ts';

const day = (of: number): Date => new Date(Date.UTC(2026, 2, of));
const dateOf = (of: number): string => day(of).toISOString();

const knownFigures = (panel: OversightPanel) => {
  if (panel.state !== 'known') throw new Error('enough decisions');
  return panel.figures;
};

test('decisions are counted over organisations', () => {
  const counts = {
    readAt: day(1),
    decided: 10,
    againstVerdict: 1,
    underOneMinute: 2,
    told: 8,
    changedAfterTold: 3,
    campaigns: 6,
    targetsChanged: 4,
  };
  const panel = oversightPanel([
    counts,
    {
      readAt: day(2),
      decided: 30,
      againstVerdict: 9,
      underOneMinute: 18,
      told: 12,
      changedAfterTold: 7,
      campaigns: 4,
      targetsChanged: 1,
    },
  ]);
  expect(panel).toMatchObject({ people: 40, needed: 20, date: dateOf(2) });
  const figures = knownFigures(panel);
  expect(figures.againstVerdict).toMatchObject({ count: 10, of: 40, share: 0.25 });
  expect(figures.underOneMinute).toMatchObject({ count: 20, of: 40, share: 0.5 });
  expect(figures.changedAfterTold).toMatchObject({ count: 10, of: 20, share: 0.5 });
  expect(figures.targetsChangedAfterResults).toMatchObject({ count: 5, of: 10, share: 0.5 });
  expect(oversightPanel([{ ...counts, decided: 19 }])).toEqual({
    state: 'too_few',
    people: 19,
    needed: 20,
    date: dateOf(1),
  });
  expect(oversightPanel([])).toMatchObject({ state: 'too_few', people: 0, date: null });
});
