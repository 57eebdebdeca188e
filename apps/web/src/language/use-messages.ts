import type { Area } from '@cadran/i18n';
import { use } from 'react';
import { useLanguage } from './language-context.tsx';

/**
 * The words of an area in the current language; suspends until they are there, and only then: even a
 * promise that is kept would show a placeholder for a moment when a press brings something new.
 */
export const useMessages = <T>(area: Area<T>): T => {
  const { language } = useLanguage();
  return area.loaded(language) ?? use(area.load(language));
};
