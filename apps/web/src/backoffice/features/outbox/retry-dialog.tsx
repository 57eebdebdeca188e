import type { Mail } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useRetryMail } from './retry-mail.ts';

/** A mail that may have arrived is sent again by a person, never by itself. */
export const RetryDialog = ({ dialog }: { readonly dialog: ShownDialog<Mail> }) => {
  const t = useMessages(backoffice.outbox).retrying;
  const notify = useNotify();
  const retry = useRetryMail();
  const { opened, subject, close } = dialog;
  const confirm = (): void => {
    if (!subject) return;
    retry.mutate(subject.id, {
      onSuccess: ({ recipient }) => {
        notify.success(t.done(recipient));
        close();
      },
      onError: notify.failure,
    });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t.title}
      confirm={t.confirm}
      onConfirm={confirm}
      loading={retry.isPending}
    >
      {subject && (
        <Text>
          {subject.status === 'unknown'
            ? t.unknown(subject.recipient)
            : t.failed(subject.recipient)}
        </Text>
      )}
    </ConfirmDialog>
  );
};
