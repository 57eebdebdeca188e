import type { InvitationStatus, MailStatus } from '@cadran/contract';
import {
  type Icon,
  IconAlertCircle,
  IconCircleCheck,
  IconClock,
  IconHelpCircle,
  IconLoader2,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMailReason } from './errors/use-mail-reason.ts';
import badge from '../ui/status-badge.module.css';
import styles from './mail-badge.module.css';

const ICONS = {
  queued: IconClock,
  sending: IconLoader2,
  sent: IconSend,
  opened: IconPencil,
  completed: IconCircleCheck,
  failed: IconAlertCircle,
  unknown: IconHelpCircle,
} as const satisfies Record<InvitationStatus | MailStatus, Icon>;

interface Props {
  readonly status: keyof typeof ICONS;
  readonly error: string | null;
  readonly children: ReactNode;
}

export const MailBadge = ({ status, error, children }: Props) => {
  const reason = useMailReason();
  const StatusIcon = ICONS[status];
  return (
    <>
      <span className={`${badge.stateBadge} ${styles.mailBadge}`} data-status={status}>
        <StatusIcon size={16} stroke={2} aria-hidden />
        {children}
      </span>
      {error !== null && <span className={styles.mailReason}>{reason(error)}</span>}
    </>
  );
};
