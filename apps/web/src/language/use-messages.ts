import type { Area } from '@cadran/i18n';
import { use } from 'react';
import { useLanguage } from './language-context.tsx';

/** The words of an area in the current language; suspends until they are there. */
export const useMessages = <T>(area: Area<T>): T => use(area.load(useLanguage().language));
