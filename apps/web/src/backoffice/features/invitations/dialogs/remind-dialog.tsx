import type { Invitation, Module, QueuedMails } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { mailTextsOf } from '../../../shared/campaigns/campaign-codes.ts';
import type { Campaign } from '../../../shared/campaigns/campaign-types.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import type { DialogState } from '../../../shared/dialog/use-dialog.ts';
import { MailForm } from '../../../shared/mail/mail-form.tsx';
import { invitationName } from '../get-invitations.ts';

/** One invitation, or null for all that may be reminded. */
export interface ReminderRecipients {
  readonly invitation: Invitation | null;
  readonly count: number;
}

interface Props {
  readonly dialog: DialogState<ReminderRecipients>;
  readonly module: Module;
  readonly campaign: Campaign;
  readonly onSent: (answer: QueuedMails) => void;
}

export const RemindDialog = ({ dialog, module, campaign, onSent }: Props) => {
  const t = useMessages(backoffice.invitations).reminder;
  const { language } = useLanguage();
  const { opened, subject, close } = dialog;
  const invitation = subject?.invitation ?? null;
  const count = subject?.count ?? 0;
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={invitation ? t.titleOne(invitationName(invitation)) : t.title(count)}
      size="xl"
    >
      {subject && (
        <MailForm
          kind="reminder"
          campaign={campaign}
          to={invitation && { email: invitation.email, name: invitation.name }}
          count={count}
          language={invitation?.language ?? language}
          // Respondents who have begun are reminded in the language of their questionnaire.
          chooseLanguage={module === 'profiling' || invitation?.status === 'sent'}
          begun={invitation?.status !== 'sent'}
          explanation={
            invitation ? t.explanationOne : t.explanations[mailTextsOf(module, campaign)]
          }
          send={t.send}
          onSent={onSent}
        />
      )}
    </FormDialog>
  );
};
