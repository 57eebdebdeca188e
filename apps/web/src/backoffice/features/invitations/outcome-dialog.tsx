import type { QueuedMails } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Modal, ScrollArea, Stack } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { useOutcomeWords } from '../../shared/mail/use-outcome-words.ts';

const Skipped = ({ skipped }: Pick<QueuedMails, 'skipped'>) => {
  const t = useMessages(backoffice.invitations).outcome;
  return (
    <section className="outcome-skipped">
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
  readonly dialog: ShownDialog<QueuedMails>;
  /** What the button says: there may be a list to see. */
  readonly done: string;
}

/** What became of what was asked: how many leave, and who was passed over and why. */
export const OutcomeDialog = ({ dialog, done }: Props) => {
  const t = useMessages(backoffice.invitations).outcome;
  const words = useOutcomeWords();
  const { opened, subject, close } = dialog;
  return (
    <Modal opened={opened} onClose={close} title={t.title} size="lg">
      {subject && (
        <Stack gap="md">
          <p className="outcome-line" role="status">
            {words(subject.queued)}
          </p>
          {subject.skipped.length > 0 && <Skipped skipped={subject.skipped} />}
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
