import type { Mail } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useConfirmed } from '../../shared/dialog/use-confirmed.ts';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { useRetryMail } from './retry-mail.ts';

/** A mail that may have arrived is sent again by a person, never by itself. */
export const RetryDialog = ({ dialog }: { readonly dialog: ShownDialog<Mail> }) => {
  const t = useMessages(backoffice.outbox).retrying;
  const { subject } = dialog;
  const retrying = useConfirmed({
    dialog,
    call: useRetryMail(),
    given: ({ id }) => id,
    done: ({ recipient }) => t.done(recipient),
  });
  return (
    <ConfirmDialog {...retrying} title={t.title} confirm={t.confirm}>
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
