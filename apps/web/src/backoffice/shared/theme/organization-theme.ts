import type { Theme } from '@cadran/contract';
import { PALETTE, PALETTE_NAMES } from '@cadran/theme';
import { createTheme, type MantineThemeOverride } from '@mantine/core';
import { componentDefaults, type WidgetLabels } from './component-defaults.ts';
import { DARK_SHADES } from './css-variables.ts';
import { createShades } from './shades.ts';

const FONT = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Mantine theme in the organisation's colours, on an 8-pixel grid with five type sizes. */
export const organizationTheme = (theme: Theme, words: WidgetLabels): MantineThemeOverride =>
  createTheme({
    fontFamily: FONT,
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.125rem', xl: '1.25rem' },
    lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.5', xl: '1.4' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
    headings: {
      fontFamily: FONT,
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '1.625rem', lineHeight: '1.25' },
        h2: { fontSize: '1.125rem', lineHeight: '1.4' },
        h3: { fontSize: '0.9375rem', lineHeight: '1.5' },
      },
    },
    colors: {
      ...Object.fromEntries(
        PALETTE_NAMES.map((name) => [name, createShades(theme[PALETTE[name]])]),
      ),
      dark: DARK_SHADES,
    },
    primaryColor: 'primary',
    primaryShade: 6,
    // The default of 0.3 allows white text at 3:1; at 0.179 black and white contrast equally.
    autoContrast: true,
    luminanceThreshold: 0.179,
    defaultRadius: 'md',
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: componentDefaults(words),
  });
