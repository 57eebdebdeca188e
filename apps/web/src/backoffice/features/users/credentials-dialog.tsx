import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../language/use-messages.ts';
import { CopyField } from '../../shared/clipboard/copy-field.tsx';
import { OnceDialog } from '../../shared/dialog/once-dialog.tsx';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
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
      <CopyField label={t.identifier} value={subject?.identifier ?? ''} />
      <CopyField label={t.password} value={subject?.password ?? ''} />
    </OnceDialog>
  );
};
