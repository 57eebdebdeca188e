import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../language/use-messages.ts';
import { CopyField } from '../../shared/clipboard/copy-field.tsx';
import { OnceDialog } from '../../shared/dialog/once-dialog.tsx';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { MailedNotice } from './mailed-notice.tsx';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
  /** Where a mail with a link to choose a password went. */
  readonly mailedTo?: string;
}

/** Shown once (api.md, Users). */
export const CredentialsDialog = ({ dialog }: { readonly dialog: ShownDialog<Credentials> }) => {
  const t = useMessages(backoffice.users).credentials;
  const { opened, subject, close } = dialog;
  return (
    <OnceDialog
      opened={opened}
      onClose={close}
      title={t.title}
      explanation={t.explanation}
      done={t.done}
    >
      {subject?.mailedTo !== undefined && <MailedNotice>{t.mailed(subject.mailedTo)}</MailedNotice>}
      <CopyField label={t.identifier} value={subject?.identifier ?? ''} />
      <CopyField label={t.password} value={subject?.password ?? ''} />
    </OnceDialog>
  );
};
