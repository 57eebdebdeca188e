import type { ReactNode } from 'react';
import {
  IconAlertCircleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
} from '@tabler/icons-react';
import './state-badge.css';

/** On, off or gone wrong, by icon and word as well as by colour. */
export const StateBadge = ({
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
    <span className="state-badge" data-on={(on && !bad) || undefined} data-bad={bad || undefined}>
      <StateIcon size={16} aria-hidden />
      {children}
    </span>
  );
};
