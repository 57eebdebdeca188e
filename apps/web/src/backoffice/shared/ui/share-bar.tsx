import { formatPercent } from '@cadran/i18n';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import styles from './share-bar.module.css';

/** `share` is from 0 to 1. */
export const ShareBar = ({ share }: { readonly share: number }) => {
  const { language } = useLanguage();
  return (
    <span className={styles.shareBar}>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" rx="2" className={styles.ground} />
        <rect width={share * 100} height="8" rx="2" className={styles.bar} />
      </svg>
      {formatPercent(share, language)}
    </span>
  );
};
