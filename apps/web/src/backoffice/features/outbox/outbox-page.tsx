import type { Mail } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert } from '@mantine/core';
import { IconEye, IconMailbox, IconMailOff, IconSend } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import type { RowAction } from '../../shared/list/list-types.ts';
import { List } from '../../shared/list/list.tsx';
import { useListParams } from '../../shared/list/params/use-list-params.ts';
import { mailSettingsQuery } from '../../shared/mail/send-mail.ts';
import { useApi } from '../../shared/services.tsx';
import { Page } from '../../shared/ui/page/page.tsx';
import { useMails } from './get-mails.ts';
import { useMailColumns } from './mail-columns.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailFilters } from './mail-filters.tsx';
import { mailList } from './mail-list.ts';
import { RetryDialog } from './retry-dialog.tsx';

export const OutboxPage = () => {
  const t = useMessages(backoffice.outbox);
  const { places } = useMessages(backoffice.navigation);
  const { configured, sender } = useSuspenseQuery(mailSettingsQuery(useApi())).data;
  const { address, position, filter } = useListParams(mailList);
  const query = useMails(address);
  const reading = useDialog<Mail>();
  const retrying = useDialog<Mail>();
  const columns = useMailColumns({ configured, onRead: reading.open });
  const actions = (mail: Mail): RowAction[] => [
    { label: t.read, icon: IconEye, onClick: () => reading.open(mail) },
    ...(mail.can.retry
      ? [{ label: t.retry, icon: IconSend, onClick: () => retrying.open(mail) }]
      : []),
  ];
  return (
    <Page
      title={places.outbox}
      introduction={configured ? `${t.introduction} ${t.configured(sender)}` : t.introduction}
    >
      {!configured && (
        <Alert
          color="warning"
          variant="light"
          title={t.notConfigured.title}
          icon={<IconMailOff aria-hidden />}
        >
          {t.notConfigured.explanation}
        </Alert>
      )}
      <List
        label={places.outbox}
        position={position}
        query={query}
        columns={columns}
        rowName={({ recipient }) => recipient}
        actions={actions}
        searchLabel={t.search}
        count={t.count}
        filters={<MailFilters value={address} onChange={filter} />}
        empty={{ icon: IconMailbox, title: t.empty.title, explanation: t.empty.explanation }}
      />
      <MailDialog
        dialog={reading}
        onRetry={(mail) => {
          reading.close();
          retrying.open(mail);
        }}
      />
      <RetryDialog dialog={retrying} />
    </Page>
  );
};
