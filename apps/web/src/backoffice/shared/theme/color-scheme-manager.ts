import { localStorageColorSchemeManager, type MantineColorSchemeManager } from '@mantine/core';
import { useEffect } from 'react';
import {
  chooseColorScheme,
  COLOR_SCHEME_KEY,
  storedColorScheme,
} from '../../../shared/color-scheme/color-scheme.ts';

/** The choice is shared with the respondent's pages and with other tabs. */
export const colorSchemeManager: MantineColorSchemeManager = {
  ...localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY }),
  get: storedColorScheme,
  set: chooseColorScheme,
};

/** Paper is white: Mantine's colours follow an attribute, which knows of no medium. */
export const useLightPaper = (): void =>
  useEffect(() => {
    const { dataset } = document.documentElement;
    const events = new AbortController();
    let onScreen = 'light';
    const toPaper = (): void => {
      onScreen = dataset['mantineColorScheme'] ?? onScreen;
      dataset['mantineColorScheme'] = 'light';
    };
    const toScreen = (): void => {
      dataset['mantineColorScheme'] = onScreen;
    };
    addEventListener('beforeprint', toPaper, events);
    addEventListener('afterprint', toScreen, events);
    return () => events.abort();
  }, []);
