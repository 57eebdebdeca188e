import type { GroupOverview, Language } from '@cadran/contract';
import type { OverviewFigure } from '@cadran/contract/codes';
import { backoffice } from '@cadran/i18n/backoffice';
import { CULTURE_TYPE_TEXTS } from '@cadran/instruments/culture/culture-types';
import { numberFormats } from '@cadran/reports/number-formats';
import { CULTURE_MARKS, NEUTRALS } from '@cadran/theme';
import { useMemo } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';

/** Where a scale begins and ends: the same for every audit, so that colours and heights can be compared. */
export const FIGURE_SCALES: Readonly<Record<OverviewFigure, readonly [number, number]>> = {
  clan: [0, 60],
  adhocracy: [0, 60],
  market: [0, 60],
  hierarchy: [0, 60],
  gap: [0, 60],
  strength: [0, 100],
  responseRate: [0, 100],
};

/** Where a figure lies on its scale, from 0 to 1. */
export const figureShare = (name: OverviewFigure, value: number): number => {
  const [from, to] = FIGURE_SCALES[name];
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
};

/** Culture types have their own colour everywhere. */
export const figureColor = (name: OverviewFigure): string =>
  name === 'gap' || name === 'strength' || name === 'responseRate'
    ? NEUTRALS.light.data
    : CULTURE_MARKS[name].color;

interface Figure {
  readonly value: number;
  /** Null: a count, or published without one. */
  readonly interval: readonly [number, number] | null;
}

/** All figures of a group, or some. */
type ShownFigures = { readonly [Name in keyof GroupOverview]?: GroupOverview[Name] | undefined };

export const figureIn = (
  group: ShownFigures | null | undefined,
  name: OverviewFigure,
): Figure | null => {
  if (!group) return null;
  if (name !== 'responseRate') return group[name] ?? null;
  const { responseRate = null } = group;
  return responseRate === null ? null : { value: responseRate, interval: null };
};

/** Names of figures, and figures in words. */
export const useFigureTexts = () => {
  const t = useMessages(backoffice.profilingResults).figures;
  const { language } = useLanguage();
  return useMemo(() => {
    const format = numberFormats(language);
    const valueText = (name: OverviewFigure, value: number): string =>
      name === 'responseRate' ? format.percent(value / 100) : format.decimal(value);
    return {
      figureName: (name: OverviewFigure): string => nameOf(name, language, t),
      valueText,
      intervalText: ({ interval }: Figure): string =>
        interval ? t.interval(format.decimal(interval[0]), format.decimal(interval[1])) : '',
      /** "34.2, 95% interval 31.0 to 38.1". */
      spoken: (name: OverviewFigure, figure: Figure): string =>
        figure.interval
          ? t.spoken(
              valueText(name, figure.value),
              format.decimal(figure.interval[0]),
              format.decimal(figure.interval[1]),
            )
          : valueText(name, figure.value),
    };
  }, [language, t]);
};

const nameOf = (
  name: OverviewFigure,
  language: Language,
  t: { readonly gap: string; readonly strength: string; readonly responseRate: string },
): string =>
  name === 'gap' || name === 'strength' || name === 'responseRate'
    ? t[name]
    : CULTURE_TYPE_TEXTS[name].name[language];
