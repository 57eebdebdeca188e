import type { ValuesSetDraft } from './campaign-values.ts';

/** Told apart from each other and from the colours of the four cultures. */
export const SET_COLORS = [
  '#7b1fa2',
  '#c2185b',
  '#4e342e',
  '#37474f',
  '#283593',
  '#6a7500',
  '#00838f',
  '#9c6500',
  '#4527a0',
  '#b71c1c',
] as const;

/** The first that no set has yet. */
export const nextColor = (sets: readonly Pick<ValuesSetDraft, 'color'>[]): string =>
  SET_COLORS.find((color) => sets.every((set) => set.color !== color)) ?? SET_COLORS[0];
