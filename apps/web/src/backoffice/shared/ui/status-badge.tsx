import type { ReactNode } from 'react';
import {
  IconAlertCircleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
} from '@tabler/icons-react';
import styles from './status-badge.module.css';

/** Status with icon and word, because colour alone is not accessible. */
export const StatusBadge = ({
  on,
  bad = false,
  children,
}: {
  readonly on: boolean;
  readonly bad?: boolean;
  readonly children: ReactNode;
}) => {
  const fine = on ? IconCircleCheckFilled : IconCircleDashed;
  const StateIcon = bad ? IconAlertCircleFilled : fine;
  return (
    <span
      className={styles.stateBadge}
      data-testid="state-badge"
      data-on={(on && !bad) || undefined}
      data-bad={bad || undefined}
    >
      <StateIcon size={16} aria-hidden />
      {children}
    </span>
  );
};
