import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../language/use-messages.ts';
import { FormDialog } from '../../shared/dialog/form-dialog.tsx';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { MailForm } from '../../shared/mail/mail-form.tsx';
import { useOutcomeWords } from '../../shared/mail/use-outcome-words.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { OpenedReport } from './get-report.ts';

/** Tells the candidate by mail that the portrait can be read. */
export const PortraitMailDialog = ({ dialog }: { readonly dialog: ShownDialog<OpenedReport> }) => {
  const t = useMessages(backoffice.applicants).portraitMail;
  const notify = useNotify();
  const outcome = useOutcomeWords();
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
