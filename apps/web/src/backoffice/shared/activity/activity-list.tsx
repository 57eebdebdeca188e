import type { ActivityLogEntry } from '@cadran/contract';
import { useActivityMessages } from './use-activity-messages.ts';
import styles from './activity-list.module.css';
import { useDates } from '../dates/use-dates.ts';

interface Props {
  readonly lines: readonly ActivityLogEntry[];
}

/** Newest first. */
export const ActivityList = ({ lines }: Props) => {
  const words = useActivityMessages();
  const dates = useDates();
  return (
    <ol className={styles.activity}>
      {lines.map((line) => (
        <li key={line.id}>
          <div className={styles.activityWhat}>
            <strong>{line.actor.name}</strong>
            <span>{[words.action(line), words.target(line)].filter(Boolean).join(' · ')}</span>
          </div>
          <div className={styles.activityWhen}>
            <time dateTime={line.at}>{dates.dateTime(line.at)}</time>
            {line.organizationName && <span>{line.organizationName}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
};
