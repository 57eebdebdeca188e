/** The quiet part of every page, whatever the organisation's colours (ux.md, Visual language). */
export const NEUTRALS = {
  surface: '#ffffff',
  page: '#f6f7f9',
  /** Hairlines that only separate. */
  line: '#e4e7ec',
  /** Borders of what can be typed into or pressed: 3:1 on surface and page. */
  control: '#858d99',
  ink: '#14171c',
  'ink-soft': '#545c68',
} as const;
