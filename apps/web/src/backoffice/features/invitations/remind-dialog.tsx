import type { Invitation, Module, QueuedMails } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import type { Campaign } from '../../shared/campaigns/campaign-types.ts';
import { FormDialog } from '../../shared/dialog/form-dialog.tsx';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { MailForm } from '../../shared/mail/mail-form.tsx';
import { invitationName } from './invitation-name.ts';

/** One of them, or everybody who may be reminded. */
export interface Reminded {
  readonly one: Invitation | null;
  readonly count: number;
}

interface Props {
  readonly dialog: ShownDialog<Reminded>;
  readonly module: Module;
  readonly campaign: Campaign;
  readonly onSent: (answer: QueuedMails) => void;
}

export const RemindDialog = ({ dialog, module, campaign, onSent }: Props) => {
  const t = useMessages(backoffice.invitations).reminder;
  const { language } = useLanguage();
  const { opened, subject, close } = dialog;
  const one = subject?.one ?? null;
  const count = subject?.count ?? 0;
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={one ? t.titleOne(invitationName(one)) : t.title(count)}
      size="xl"
    >
      {subject && (
        <MailForm
          kind="reminder"
          campaign={campaign}
          to={one && { email: one.email, name: one.name }}
          count={count}
          language={one?.language ?? language}
          // Who has begun is written to in the language of the questionnaire.
          chooseLanguage={module === 'profiling' || one?.status === 'sent'}
          begun={one?.status !== 'sent'}
          explanation={one ? t.explanationOne : t.explanations[module]}
          send={t.send}
          onSent={onSent}
        />
      )}
    </FormDialog>
  );
};
