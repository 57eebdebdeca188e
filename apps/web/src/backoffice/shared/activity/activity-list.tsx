import type { ActivityLogEntry } from '@cadran/contract';
import { formatDateTime } from '@cadran/i18n';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useActivityMessages } from './use-activity-messages.ts';
import styles from './activity-list.module.css';

interface Props {
  readonly lines: readonly ActivityLogEntry[];
}

/** Newest first. */
export const ActivityList = ({ lines }: Props) => {
  const words = useActivityMessages();
  const { language } = useLanguage();
  return (
    <ol className={styles.activity}>
      {lines.map((line) => (
        <li key={line.id}>
          <div className={styles.activityWhat}>
            <strong>{line.actor.name}</strong>
            <span>{[words.action(line), words.target(line)].filter(Boolean).join(' · ')}</span>
          </div>
          <div className={styles.activityWhen}>
            <time dateTime={line.at}>{formatDateTime(line.at, language)}</time>
            {line.organizationName && <span>{line.organizationName}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
};
