import type { Theme } from '@cadran/contract';
import { CULTURE_MARKS, NEUTRALS, SECOND_GROUP_COLOR, themeTokens, toOklch } from '@cadran/theme';

/** The colours of a presentation's theme, by the names that Office gives them. */
export interface DeckColors {
  readonly dk1: string;
  readonly lt1: string;
  readonly dk2: string;
  readonly lt2: string;
  readonly accent1: string;
  readonly accent2: string;
  readonly accent3: string;
  readonly accent4: string;
  readonly accent5: string;
  readonly accent6: string;
  readonly hlink: string;
  readonly folHlink: string;
}

/** Where the organisation's colour is nearly the second one itself. */
const OTHER_SECOND_COLOR = '#5f6f12';
/** Cosine of 50 degrees. */
const SAME_HUE = 0.64;

const secondColor = (brand: string): string => {
  const [a, b] = [toOklch(brand), toOklch(SECOND_GROUP_COLOR)];
  return a.chroma > 0.04 && Math.cos(a.hue - b.hue) > SAME_HUE
    ? OTHER_SECOND_COLOR
    : SECOND_GROUP_COLOR;
};

/** The organisation's colours with enough contrast on white; culture types keep theirs. */
export const deckColors = (theme: Theme): DeckColors => {
  const tokens = themeTokens(theme);
  return {
    dk1: NEUTRALS.light.ink,
    lt1: NEUTRALS.light.surface,
    dk2: tokens['--c-primary-text'],
    lt2: tokens['--c-primary-soft'],
    accent1: tokens['--c-primary-ui'],
    accent2: secondColor(theme.primarycolor),
    accent3: CULTURE_MARKS.clan.color,
    accent4: CULTURE_MARKS.adhocracy.color,
    accent5: CULTURE_MARKS.market.color,
    accent6: CULTURE_MARKS.hierarchy.color,
    hlink: tokens['--c-primary-text'],
    folHlink: tokens['--c-primary-text'],
  };
};
