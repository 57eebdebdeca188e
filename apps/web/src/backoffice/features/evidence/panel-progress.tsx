import { backoffice } from '@cadran/i18n/backoffice';
import type { PanelProgress } from '@cadran/reports/evidence';
import { useMessages } from '../../../shared/language/use-messages.ts';
import styles from './evidence.module.css';

/** How many there are towards what a panel needs, one bar for each part that has too few. */
export const PanelProgressBars = ({
  progress,
}: {
  readonly progress: readonly PanelProgress[];
}) => {
  const t = useMessages(backoffice.evidence);
  return (
    <ul className={styles.progressBars}>
      {progress
        .filter(({ people, needed }) => people < needed)
        .map(({ label, people, needed, text }) => (
          <li key={label}>
            <span>{label}</span>
            <progress aria-label={t.progressOf(label)} max={needed} value={people} />
            <span className={styles.progressText}>{text}</span>
          </li>
        ))}
    </ul>
  );
};
