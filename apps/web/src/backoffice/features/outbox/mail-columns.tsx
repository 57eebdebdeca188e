import type { Mail } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import type { ListColumn } from '../../shared/list/list-types.ts';
import { MailBadge } from '../../shared/mail/mail-badge.tsx';
import { EmailText } from '../../shared/ui/email-text.tsx';
import type { MailSort } from './mail-list.ts';
import { TwoLineCell } from '../../shared/list/two-line-cell.tsx';

const SendTime = ({ mail, configured }: { readonly mail: Mail; readonly configured: boolean }) => {
  const t = useMessages(backoffice.outbox);
  const { nextTry } = useMessages(backoffice.mails);
  const dates = useDates();
  const { status, sentAt, dueAt, error } = mail;
  if (sentAt !== null) return <time dateTime={sentAt}>{dates.dateTime(sentAt)}</time>;
  if (status !== 'queued') return '–';
  if (!configured) return t.waiting;
  const due = dates.dateTime(dueAt);
  return error === null ? t.scheduledAt(due) : nextTry(due);
};

interface Props {
  readonly configured: boolean;
  readonly onRead: (mail: Mail) => void;
}

export const useMailColumns = ({ configured, onRead }: Props): ListColumn<Mail, MailSort>[] => {
  const t = useMessages(backoffice.outbox);
  const dates = useDates();
  return [
    {
      key: 'recipient',
      header: t.recipient,
      sort: 'recipient',
      cell: (mail) => (
        <TwoLineCell>
          <Anchor
            component="button"
            type="button"
            fz="inherit"
            fw={600}
            onClick={() => onRead(mail)}
          >
            <EmailText>{mail.recipient}</EmailText>
          </Anchor>
          <span>{mail.organizationName}</span>
        </TwoLineCell>
      ),
    },
    { key: 'kind', header: t.kind, foldBelow: 1200, cell: ({ kind }) => t.kinds[kind] },
    {
      key: 'status',
      header: t.status,
      sort: 'status',
      cell: ({ status, error }) => (
        <MailBadge status={status} error={error}>
          {t.statuses[status]}
        </MailBadge>
      ),
    },
    {
      key: 'createdAt',
      header: t.createdAt,
      sort: 'createdAt',
      foldBelow: 1200,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dates.dateTime(createdAt)}</time>,
    },
    {
      key: 'when',
      header: t.when,
      sort: 'sentAt',
      cell: (mail) => <SendTime mail={mail} configured={configured} />,
    },
  ];
};
