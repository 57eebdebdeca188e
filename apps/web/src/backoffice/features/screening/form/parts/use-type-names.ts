import { CULTURE_TYPES, type CultureType } from '@cadran/contract';
import { CULTURE_TYPE_TEXTS } from '@cadran/instruments/culture-types';
import { useLanguage } from '../../../../../language/language-context.tsx';

export const useTypeNames = (): Readonly<Record<CultureType, string>> => {
  const { language } = useLanguage();
  return Object.fromEntries(
    CULTURE_TYPES.map((type) => [type, CULTURE_TYPE_TEXTS[type].name[language]]),
  ) as Record<CultureType, string>;
};
