/** Neutral colours, independent of the organisation's theme (ux.md, Visual language). */
export const NEUTRALS = {
  surface: '#ffffff',
  page: '#f6f7f9',
  /** Separators only. */
  line: '#e4e7ec',
  /** Borders of controls: 3:1 on surface and page. */
  control: '#858d99',
  ink: '#14171c',
  'ink-soft': '#545c68',
} as const;
