import type { Theme } from '@cadran/contract';
import { type ColorScheme, mix, NEUTRALS, PALETTE_NAMES, themeTokens } from '@cadran/theme';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

/** The same for both schemes: Mantine's own may be unreadable. */
const SHARED = {
  '--mantine-color-text': 'var(--c-ink)',
  '--mantine-color-bright': 'var(--c-ink)',
  '--mantine-color-body': 'var(--c-surface)',
  '--mantine-color-default': 'var(--c-surface)',
  '--mantine-color-default-color': 'var(--c-ink)',
  '--mantine-color-default-border': 'var(--c-control)',
  '--mantine-color-dimmed': 'var(--c-ink-soft)',
  '--mantine-color-placeholder': 'var(--c-ink-soft)',
  '--mantine-color-anchor': 'var(--c-primary-text)',
  '--mantine-color-error': 'var(--c-danger-text)',
  '--mantine-color-success': 'var(--c-success-text)',
};

const variablesOf = (theme: Theme, scheme: ColorScheme): Record<string, string> => ({
  ...themeTokens(theme, scheme),
  ...SHARED,
  ...Object.fromEntries(
    PALETTE_NAMES.flatMap((name) => [
      [`--mantine-color-${name}-text`, `var(--c-${name}-text)`],
      [`--mantine-color-${name}-outline`, `var(--c-${name}-text)`],
    ]),
  ),
});

/** In the light scheme Mantine derives these from the ten shades. */
const darkFills = (): Record<string, string> =>
  Object.fromEntries(
    PALETTE_NAMES.flatMap((name) => [
      [`--mantine-color-${name}-filled`, `var(--c-${name})`],
      [`--mantine-color-${name}-filled-hover`, `var(--c-${name}-hover)`],
      [`--mantine-color-${name}-light`, `var(--c-${name}-soft)`],
      [`--mantine-color-${name}-light-hover`, 'var(--c-deep)'],
      [`--mantine-color-${name}-light-color`, `var(--c-${name}-text)`],
    ]),
  );

/** Theme tokens, and Mantine's variables where its defaults may be unreadable. */
export const organizationVariables =
  (theme: Theme): CSSVariablesResolver =>
  () => ({
    variables: {},
    light: { ...variablesOf(theme, 'light'), '--mantine-color-default-hover': 'var(--c-page)' },
    dark: {
      ...variablesOf(theme, 'dark'),
      ...darkFills(),
      '--mantine-color-default-hover': 'var(--c-deep)',
      '--mantine-color-disabled': 'var(--c-deep)',
      '--mantine-color-disabled-color': 'var(--c-ink-soft)',
      '--mantine-color-disabled-border': 'var(--c-line)',
    },
  });

const { ink, 'ink-soft': soft, line, deep, surface, page } = NEUTRALS.dark;

/** Mantine's greys of the dark scheme, from text to ground. */
export const DARK_SHADES: MantineColorsTuple = [
  ink,
  mix(ink, soft, 0.5),
  soft,
  soft,
  line,
  deep,
  surface,
  surface,
  page,
  page,
];
