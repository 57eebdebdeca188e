/** The ground that colours stand on: every colour has a value for each. */
export const COLOR_SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** Neutral colours, independent of the organisation's theme. */
export const NEUTRALS = {
  light: {
    surface: '#ffffff',
    page: '#f6f7f9',
    /** Zones of charts: more visible than the page. */
    deep: '#eaedf1',
    /** Separators only. */
    line: '#e4e7ec',
    /** Darker than separators, for it runs over tinted zones. */
    ring: '#cfd4dc',
    /** Borders of controls: 3:1 on surface and page. */
    control: '#858d99',
    ink: '#14171c',
    'ink-soft': '#545c68',
    /** Numbers without a fixed meaning of their own are all this one blue-grey. */
    data: '#2d5573',
    'data-mid': '#6c8598',
    'data-soft': '#c9d6e0',
    /** Below what floats, and behind a dialog. */
    shadow: '#14171c24',
    veil: '#14171c80',
  },
  dark: {
    surface: '#1d2127',
    page: '#14171c',
    deep: '#282d35',
    line: '#323843',
    ring: '#4a5260',
    control: '#78818e',
    ink: '#e9ecf0',
    'ink-soft': '#a9b1bd',
    data: '#7ba6c6',
    'data-mid': '#7090a8',
    'data-soft': '#35475a',
    shadow: '#00000099',
    veil: '#000000a6',
  },
} as const;
