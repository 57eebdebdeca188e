import type { Area } from '@cadran/i18n';
import { use } from 'react';
import { useLanguage } from './language-context.tsx';

/** Messages of an area in the current language; suspends while they load. */
export const useMessages = <T>(area: Area<T>): T => {
  const { language } = useLanguage();
  return use(area.load(language));
};
