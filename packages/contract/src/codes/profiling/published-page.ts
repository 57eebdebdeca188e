/** Figures that the page for respondents can show of all of them. */
export const PAGE_FIGURES = ['participation', 'bars', 'position', 'gaps'] as const;
export type PageFigure = (typeof PAGE_FIGURES)[number];

export const PAGE_LIMITS = {
  textMax: 4000,
  actions: 200,
  /** Openings of one page that are counted in an hour; the others are not. */
  openingsPerHour: 2000,
} as const;
