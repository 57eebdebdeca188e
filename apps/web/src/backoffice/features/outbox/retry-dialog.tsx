import type { Mail } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../shared/dialog/use-confirm-dialog.ts';
import type { DialogState } from '../../shared/dialog/use-dialog.ts';
import { useServices } from '../../shared/services.tsx';
import { MAILS_KEY } from './get-mails.ts';

const useRetryMail = () => {
  const { api, queryClient } = useServices();
  return useMutation({
    mutationFn: (id: string) => api.email.retry({ params: { id } }),
    onSettled: () => {
      for (const queryKey of [MAILS_KEY, ['mail'], ['activity-log']])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
};

/** A mail that may have been delivered is only sent again by a person. */
export const RetryDialog = ({ dialog }: { readonly dialog: DialogState<Mail> }) => {
  const t = useMessages(backoffice.outbox).retrying;
  const { subject } = dialog;
  const retrying = useConfirmDialog({
    dialog,
    call: useRetryMail(),
    variables: ({ id }) => id,
    successMessage: ({ recipient }) => t.done(recipient),
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
