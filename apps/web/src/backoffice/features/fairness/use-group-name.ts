import type { FairnessDimension } from '@cadran/contract';
import { LOCALES } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';

export const useGroupName = () => {
  const { ages, languages } = useMessages(backoffice.fairness);
  const { language } = useLanguage();
  const countries = new Intl.DisplayNames(LOCALES[language], { type: 'region' });
  const names: Readonly<Record<string, string>> = { ...ages, ...languages };
  return (dimension: FairnessDimension, group: string): string =>
    dimension === 'nationality' ? (countries.of(group) ?? group) : (names[group] ?? group);
};
