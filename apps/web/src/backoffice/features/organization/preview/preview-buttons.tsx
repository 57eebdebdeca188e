import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from './brand-preview.module.css';

const MESSAGES = ['success', 'info', 'warning', 'danger'] as const;

export const PreviewButtons = () => {
  const t = useMessages(backoffice.organization).preview;
  return (
    <div className={styles.previewButtons}>
      <span className={styles.previewButton}>{t.primary}</span>
      <span className={styles.previewButton} data-kind="secondary">
        {t.secondary}
      </span>
      <span className={styles.previewLink}>{t.link}</span>
      <div className={styles.previewBadges}>
        {MESSAGES.map((message) => (
          <span key={message} className={styles.previewBadge} data-message={message}>
            {t.messages[message]}
          </span>
        ))}
      </div>
    </div>
  );
};
