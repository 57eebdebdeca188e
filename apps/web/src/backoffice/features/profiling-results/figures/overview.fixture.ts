import type { GroupOverview } from '@cadran/contract';

/** The main figures of a group with this total gap, each with an interval of three points to either side. */
export const overview = (gap: number): GroupOverview => {
  const figure = (value: number) => ({ value, interval: [value - 3, value + 3] as const });
  return {
    respondents: 20,
    precision: 'exact',
    leading: 'clan',
    x: figure(1),
    y: figure(2),
    clan: figure(31),
    adhocracy: figure(25),
    market: figure(24),
    hierarchy: figure(20),
    gap: figure(gap),
    strength: figure(12),
    responseRate: 80,
  };
};
