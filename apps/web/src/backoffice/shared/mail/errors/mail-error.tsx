import { backoffice } from '@cadran/i18n/backoffice';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useMailErrorMessage } from './use-mail-error-message.ts';

interface Props {
  readonly error: unknown;
  readonly asked: number;
}

/** Shown in the form until the mail is sent or changed. */
export const MailError = ({ error, asked }: Props) => {
  const t = useMessages(backoffice.invitations).refusals;
  const words = useMailErrorMessage();
  return (
    <Alert
      role="alert"
      color="danger"
      variant="light"
      title={t.title}
      icon={<IconAlertCircle aria-hidden />}
    >
      {words(error, asked)}
    </Alert>
  );
};
