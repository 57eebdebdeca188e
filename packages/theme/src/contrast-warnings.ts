import type { Theme } from '@cadran/contract';
import { PALETTE, type PaletteName, themeTokens } from './theme-tokens.ts';

/** Where a chosen colour would be unreadable. */
export type AdjustedUse = 'text' | 'border' | 'header_text' | 'header_text_light';

export interface ContrastWarning {
  readonly field: keyof Theme;
  readonly use: AdjustedUse;
  readonly chosen: string;
  readonly used: string;
}

/** `light` is only used as a background, never as text. */
const INKS = ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'dark'] as const;

const changed = (warning: ContrastWarning): boolean =>
  warning.chosen.toLowerCase() !== warning.used.toLowerCase();

const inkWarnings = (theme: Theme, name: PaletteName): ContrastWarning[] => {
  const tokens = themeTokens(theme);
  const field = PALETTE[name];
  const chosen = theme[field];
  return [
    { field, use: 'text', chosen, used: tokens[`--c-${name}-text`] },
    { field, use: 'border', chosen, used: tokens[`--c-${name}-ui`] },
  ];
};

const headerWarnings = (theme: Theme): ContrastWarning[] => {
  const tokens = themeTokens(theme);
  return [
    {
      field: 'colorheaderfootertext',
      use: 'header_text',
      chosen: theme.colorheaderfootertext,
      used: tokens['--c-hf-text'],
    },
    {
      field: 'colorheaderfootertextlight',
      use: 'header_text_light',
      chosen: theme.colorheaderfootertextlight,
      used: tokens['--c-hf-text-soft'],
    },
  ];
};

/** For the branding form: which colour is replaced, by which one and for which use. */
export const contrastWarnings = (theme: Theme): ContrastWarning[] =>
  [...INKS.flatMap((name) => inkWarnings(theme, name)), ...headerWarnings(theme)].filter(changed);
