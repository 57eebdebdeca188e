import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { CopyField } from '../../../shared/clipboard/copy-field.tsx';
import { SecretDialog } from '../../../shared/dialog/secret-dialog.tsx';
import type { DialogState } from '../../../shared/dialog/use-dialog.ts';
import { CredentialsMailedAlert } from '../credentials-mail.tsx';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
  /** The address that received a link to choose a password. */
  readonly mailedTo?: string;
}

/** The password is shown once. */
export const CredentialsDialog = ({ dialog }: { readonly dialog: DialogState<Credentials> }) => {
  const t = useMessages(backoffice.users).credentials;
  const { opened, subject, close } = dialog;
  return (
    <SecretDialog
      opened={opened}
      onClose={close}
      title={t.title}
      explanation={t.explanation}
      done={t.done}
    >
      {subject?.mailedTo !== undefined && (
        <CredentialsMailedAlert>{t.mailed(subject.mailedTo)}</CredentialsMailedAlert>
      )}
      <CopyField label={t.identifier} value={subject?.identifier ?? ''} />
      <CopyField label={t.password} value={subject?.password ?? ''} />
    </SecretDialog>
  );
};
