import { type InvitationList, type InvitationStatus, INVITATION_STATUSES } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import styles from './invitations.module.css';

interface Props {
  readonly counts: InvitationList['counts'];
  readonly chosen: InvitationStatus | undefined;
  readonly onChoose: (status: InvitationStatus | undefined) => void;
}

export const InvitationCounts = ({ counts, chosen, onChoose }: Props) => {
  const t = useMessages(backoffice.invitations);
  const { language } = useLanguage();
  const shown = INVITATION_STATUSES.filter((status) => counts[status] > 0 || status === chosen);
  const total = INVITATION_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const entries = [
    { status: undefined, label: t.all, count: total },
    ...shown.map((status) => ({ status, label: t.statuses[status], count: counts[status] })),
  ];
  return (
    <div className={styles.invitationCounts} role="group" aria-label={t.filter}>
      {entries.map(({ status, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={status === chosen}
          onClick={() => onChoose(status)}
        >
          {label}
          <span>{formatNumber(count, language)}</span>
        </button>
      ))}
    </div>
  );
};
