import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../shared/language/use-messages.ts';
import styles from './loading.module.css';

export const Loading = () => (
  <p className={styles.loading} role="status">
    {useMessages(respondent.entry).loading}
  </p>
);
