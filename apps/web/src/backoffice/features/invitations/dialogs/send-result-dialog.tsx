import type { QueuedMails } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Modal, ScrollArea, Stack } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { DialogState } from '../../../shared/dialog/use-dialog.ts';
import { useSentMessage } from '../../../shared/mail/errors/use-mail-error-message.ts';
import styles from '../invitations.module.css';

const SkippedRecipients = ({ skipped }: Pick<QueuedMails, 'skipped'>) => {
  const t = useMessages(backoffice.invitations).outcome;
  return (
    <section className={styles.outcomeSkipped}>
      <h3>{t.skipped(skipped.length)}</h3>
      <ScrollArea.Autosize mah={280} viewportProps={{ tabIndex: 0 }}>
        <ul>
          {skipped.map(({ email, reason }) => (
            <li key={email}>
              <strong>{email}</strong> <span>{t.reasons[reason]}</span>
            </li>
          ))}
        </ul>
      </ScrollArea.Autosize>
    </section>
  );
};

interface Props {
  readonly dialog: DialogState<QueuedMails>;
  /** Label of the closing button. */
  readonly done: string;
}

/** How many mails were queued, and which recipients were skipped and why. */
export const SendResultDialog = ({ dialog, done }: Props) => {
  const t = useMessages(backoffice.invitations).outcome;
  const words = useSentMessage();
  const { opened, subject, close } = dialog;
  return (
    <Modal opened={opened} onClose={close} title={t.title} size="lg">
      {subject && (
        <Stack gap="md">
          <p className={styles.outcomeLine} role="status">
            {words(subject.queued)}
          </p>
          {subject.skipped.length > 0 && <SkippedRecipients skipped={subject.skipped} />}
          <Group justify="flex-end">
            <Button onClick={close} data-autofocus>
              {done}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
};
