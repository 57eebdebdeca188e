import type { PublicOrganization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import styles from './brand-preview.module.css';

export const PreviewQuestionnaire = ({
  organization,
}: {
  readonly organization: PublicOrganization;
}) => {
  const t = useMessages(backoffice.organization).preview;
  return (
    <div className={styles.previewQuestionnaire}>
      <div className={styles.previewBand}>{organization.name}</div>
      <div className={styles.previewProgress}>
        <span />
      </div>
      <div className={styles.previewQuestion}>
        <p>{t.question}</p>
        <span className={styles.previewAnswer} data-chosen>
          {t.answers.one}
        </span>
        <span className={styles.previewAnswer}>{t.answers.two}</span>
        <span className={styles.previewButton}>{t.next}</span>
      </div>
    </div>
  );
};
