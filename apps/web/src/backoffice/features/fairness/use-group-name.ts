import type { FairnessDimension } from '@cadran/contract';
import { LOCALES } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';

/** Codes in words: bands of age, countries, languages. */
export const useGroupName = () => {
  const { ages, languages } = useMessages(backoffice.fairness);
  const { language } = useLanguage();
  const countries = new Intl.DisplayNames(LOCALES[language], { type: 'region' });
  const names: Readonly<Record<string, string>> = { ...ages, ...languages };
  return (dimension: FairnessDimension, group: string): string =>
    dimension === 'nationality' ? (countries.of(group) ?? group) : (names[group] ?? group);
};
