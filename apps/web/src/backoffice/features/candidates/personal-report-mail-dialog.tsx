import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { FormDialog } from '../../shared/dialog/form-dialog.tsx';
import type { DialogState } from '../../shared/dialog/use-dialog.ts';
import { MailForm } from '../../shared/mail/mail-form.tsx';
import { useSentMessage } from '../../shared/mail/errors/use-mail-error-message.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { LoadedReport } from './get-report.ts';

/** Notifies the candidate by email that the personal report is available. */
export const PersonalReportMailDialog = ({
  dialog,
}: {
  readonly dialog: DialogState<LoadedReport>;
}) => {
  const t = useMessages(backoffice.candidates).personalReportMail;
  const notify = useNotify();
  const outcome = useSentMessage();
  const { organization } = useSession();
  const { opened, subject, close } = dialog;
  const mail = subject?.portraitMail;
  return (
    <FormDialog opened={opened} onClose={close} title={t.title(mail?.name ?? '')} size="xl">
      {subject && mail && (
        <MailForm
          kind="result"
          campaign={{ id: subject.campaign.id, organizationId: organization.id }}
          to={{ email: mail.email, name: mail.name }}
          count={1}
          language={mail.language}
          chooseLanguage={false}
          explanation={t.explanation(mail.email)}
          send={t.send}
          onSent={({ queued }) => {
            close();
            notify.success(outcome(queued));
          }}
        />
      )}
    </FormDialog>
  );
};
