import type { CodeCounts } from '@cadran/contract';
import { formatCount, formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from './codes.module.css';

/** How many codes were given out, and how; how many were used is told in steps of five. */
export const CodeNumbers = ({ codes }: { readonly codes: CodeCounts }) => {
  const t = useMessages(backoffice.codes);
  const { language } = useLanguage();
  const { mailed, printed, used, headcount } = codes;
  const shown = (count: number): string => formatNumber(count, language);
  const usedText = (): string => {
    if (mailed + printed === 0) return shown(0);
    return used === 0 ? t.usedFew : formatCount(used, language, true);
  };
  const numbers = [
    [t.given, shown(mailed + printed)],
    [t.mailed, shown(mailed)],
    [t.printed, shown(printed)],
    [t.used, usedText()],
    ...(headcount === null ? [] : [[t.headcount, shown(headcount)] as const]),
  ] as const;
  return (
    <section aria-label={t.overview}>
      <dl className={styles.codeNumbers}>
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
