import { OVERVIEW_FIGURES, type OverviewFigure } from '@cadran/contract/codes';

export const isFigure = (text: unknown): text is OverviewFigure =>
  (OVERVIEW_FIGURES as readonly unknown[]).includes(text);
