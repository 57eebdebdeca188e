import type { ReactNode } from 'react';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import './state-badge.css';

/** On or off, by icon and word as well as by colour. */
export const StateBadge = ({
  on,
  children,
}: {
  readonly on: boolean;
  readonly children: ReactNode;
}) => {
  const StateIcon = on ? IconCircleCheckFilled : IconCircleDashed;
  return (
    <span className="state-badge" data-on={on || undefined}>
      <StateIcon size={16} aria-hidden />
      {children}
    </span>
  );
};
