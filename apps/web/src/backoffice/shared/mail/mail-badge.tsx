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
import { useMailReason } from './use-mail-reason.ts';
import '../ui/state-badge.css';
import './mail-badge.css';

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
  /** Why it did not arrive, as the outbox knows it. */
  readonly error: string | null;
  /** The status in words. */
  readonly children: ReactNode;
}

/** What became of a mail or an invitation, by sign and word as well as by colour. */
export const MailBadge = ({ status, error, children }: Props) => {
  const reason = useMailReason();
  const StatusIcon = ICONS[status];
  return (
    <>
      <span className="state-badge mail-badge" data-status={status}>
        <StatusIcon size={16} stroke={2} aria-hidden />
        {children}
      </span>
      {error !== null && <span className="mail-reason">{reason(error)}</span>}
    </>
  );
};
