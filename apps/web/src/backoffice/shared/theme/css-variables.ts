import type { Theme } from '@cadran/contract';
import { PALETTE_NAMES, themeTokens } from '@cadran/theme';
import type { CSSVariablesResolver } from '@mantine/core';

/** Theme tokens, and Mantine's variables where its defaults may be unreadable. */
export const organizationVariables =
  (theme: Theme): CSSVariablesResolver =>
  () => {
    const tokens = themeTokens(theme);
    const colored = PALETTE_NAMES.flatMap((name) => [
      [`--mantine-color-${name}-text`, tokens[`--c-${name}-text`]],
      [`--mantine-color-${name}-outline`, tokens[`--c-${name}-text`]],
    ]);
    return {
      variables: { ...tokens },
      light: {
        ...(Object.fromEntries(colored) as Record<string, string>),
        '--mantine-color-text': 'var(--c-ink)',
        '--mantine-color-bright': 'var(--c-ink)',
        '--mantine-color-default-color': 'var(--c-ink)',
        '--mantine-color-default-border': 'var(--c-control)',
        '--mantine-color-default-hover': 'var(--c-page)',
        '--mantine-color-dimmed': 'var(--c-ink-soft)',
        '--mantine-color-placeholder': 'var(--c-ink-soft)',
        '--mantine-color-anchor': 'var(--c-primary-text)',
        '--mantine-color-error': 'var(--c-danger-text)',
        '--mantine-color-success': 'var(--c-success-text)',
      },
      dark: {},
    };
  };
