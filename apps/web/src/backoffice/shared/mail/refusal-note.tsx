import { backoffice } from '@cadran/i18n/backoffice';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMessages } from '../../../language/use-messages.ts';
import { useRefusalWords } from './use-refusal-words.ts';

interface Props {
  readonly error: unknown;
  /** How many mails were asked for. */
  readonly asked: number;
}

/** Stays where the mail is written, until it is sent or changed. */
export const RefusalNote = ({ error, asked }: Props) => {
  const t = useMessages(backoffice.invitations).refusals;
  const words = useRefusalWords();
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
