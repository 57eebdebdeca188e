import type { PaperVersion } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import styles from './papers.module.css';

/** Newest first, each with why it was kept and its digest, which is printed on the paper. */
export const PaperVersions = ({ versions }: { readonly versions: readonly PaperVersion[] }) => {
  const t = useMessages(backoffice.papers);
  const { language } = useLanguage();
  const dates = useDates();
  if (versions.length === 0) return <p className={styles.paperNote}>{t.none}</p>;
  return (
    <section>
      <h3 className={styles.paperHeading}>{t.versions}</h3>
      <ul className={styles.paperVersions}>
        {versions.map(({ number, createdAt, occasion, digest }) => (
          <li key={number}>
            <strong>{t.version(formatNumber(number, language), dates.longDate(createdAt))}</strong>
            <span>{t.occasions[occasion]}</span>
            <code>{digest}</code>
          </li>
        ))}
      </ul>
    </section>
  );
};
