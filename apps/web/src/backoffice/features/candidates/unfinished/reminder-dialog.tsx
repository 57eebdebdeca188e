import type { CandidateProgress } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useInvalidateCandidates } from '../../../shared/candidate/candidate-keys.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import type { DialogState } from '../../../shared/dialog/use-dialog.ts';
import { useSentMessage } from '../../../shared/mail/errors/use-mail-error-message.ts';
import { MailForm } from '../../../shared/mail/mail-form.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';

export interface RemindedCandidate {
  readonly progress: CandidateProgress;
  readonly name: string;
  readonly email: string;
}

/** The same reminder as from the invitations, to this person. */
export const ReminderDialog = ({ dialog }: { readonly dialog: DialogState<RemindedCandidate> }) => {
  const t = useMessages(backoffice.invitations);
  const outcome = useSentMessage();
  const notify = useNotify();
  const refresh = useInvalidateCandidates();
  const { opened, subject, close } = dialog;
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={t.reminder.titleOne(subject?.name ?? '')}
      size="xl"
    >
      {subject && (
        <MailForm
          kind="reminder"
          campaign={subject.progress.campaign}
          to={{ email: subject.email, name: subject.progress.contact.firstName ?? '' }}
          count={1}
          language={subject.progress.language}
          chooseLanguage={false}
          begun
          explanation={t.reminder.explanationOne}
          send={t.reminder.send}
          onSent={({ queued, skipped: [skipped] }) => {
            close();
            void refresh();
            // Somebody else may have been faster.
            notify.success(
              skipped ? `${subject.name}: ${t.outcome.reasons[skipped.reason]}` : outcome(queued),
            );
          }}
        />
      )}
    </FormDialog>
  );
};
