import type { NumberFormats } from '@cadran/charts';
import { formatNumber, formatPercent } from '@cadran/i18n';
import { useMemo } from 'react';
import { useLanguage } from '../../../../../language/language-context.tsx';

/** Numbers in pictures, as the reader's language writes them. */
export const useNumberFormats = (): Partial<NumberFormats> => {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      integer: (value) => formatNumber(Math.floor(value + 0.5), language),
      decimal: (value) =>
        formatNumber(value, language, { minimumFractionDigits: 0, maximumFractionDigits: 1 }),
      percent: (share) => formatPercent(share, language),
    }),
    [language],
  );
};
