/** What maps and waves show of a group, in the order of their columns. */
export const FIGURES = [
  'clan',
  'adhocracy',
  'market',
  'hierarchy',
  'gap',
  'strength',
  'responseRate',
] as const;
export type FigureName = (typeof FIGURES)[number];

export const isFigure = (text: unknown): text is FigureName =>
  (FIGURES as readonly unknown[]).includes(text);
