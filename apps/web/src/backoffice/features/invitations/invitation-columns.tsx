import { type Invitation, MAIL_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { LANGUAGE_NAMES } from '../../../shared/language/language-names.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import { reportPath } from '../../shared/candidate/report-path.ts';
import type { ListColumn } from '../../shared/list/list-types.ts';
import { MailBadge } from '../../shared/mail/mail-badge.tsx';
import { EmailText } from '../../shared/ui/email-text.tsx';
import type { InvitationSort } from './invitation-list.ts';
import { invitationName } from './get-invitations.ts';
import { TwoLineCell } from '../../shared/list/two-line-cell.tsx';
import styles from '../../shared/mail/mail-badge.module.css';

const Identity = ({ invitation }: { readonly invitation: Invitation }) => {
  const { name, email, status, questionnaireId } = invitation;
  const shown = invitationName(invitation);
  return (
    <TwoLineCell>
      {status === 'completed' && questionnaireId !== null ? (
        <Anchor component={Link} to={reportPath(questionnaireId)} fw={600} fz="inherit">
          {shown}
        </Anchor>
      ) : (
        <strong>
          <EmailText>{shown}</EmailText>
        </strong>
      )}
      {name && (
        <span>
          <EmailText>{email}</EmailText>
        </span>
      )}
    </TwoLineCell>
  );
};

const Status = ({ invitation }: { readonly invitation: Invitation }) => {
  const t = useMessages(backoffice.invitations);
  const { nextTry } = useMessages(backoffice.mails);
  const dates = useDates();
  const { status, error, nextTryAt } = invitation;
  return (
    <>
      <MailBadge status={status} error={error}>
        {t.statuses[status]}
      </MailBadge>
      {nextTryAt !== null && (
        <span className={styles.mailReason}>{nextTry(dates.dateTime(nextTryAt))}</span>
      )}
    </>
  );
};

const When = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>{useDates().dateTime(at)}</time>
);

export const useInvitationColumns = (): ListColumn<Invitation, InvitationSort>[] => {
  const t = useMessages(backoffice.invitations);
  return [
    {
      key: 'name',
      header: t.person,
      sort: 'name',
      cell: (invitation) => <Identity invitation={invitation} />,
    },
    {
      key: 'status',
      header: t.status,
      sort: 'status',
      cell: (invitation) => <Status invitation={invitation} />,
    },
    {
      key: 'language',
      header: t.language,
      foldBelow: 1200,
      cell: (invitation) => LANGUAGE_NAMES[invitation.language],
    },
    {
      key: 'invitedAt',
      header: t.invitedAt,
      sort: 'invitedAt',
      cell: ({ invitedAt }) => <When at={invitedAt} />,
    },
    {
      key: 'lastMailAt',
      header: t.lastMailAt,
      foldBelow: 1200,
      cell: ({ lastMailAt }) => (lastMailAt === null ? t.notYet : <When at={lastMailAt} />),
    },
    {
      key: 'reminders',
      header: t.reminders,
      foldBelow: 1200,
      align: 'right',
      cell: ({ reminders }) => t.reminderCount(reminders, MAIL_LIMITS.reminders),
    },
  ];
};
