import type { Invitation, Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../../shared/dialog/use-confirm-dialog.ts';
import type { DialogState } from '../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useSendMail } from '../../../shared/mail/send-mail.ts';
import { useRemoveInvitation } from '../change-invitations.ts';
import { invitationName } from '../get-invitations.ts';
import { MailError } from '../../../shared/mail/errors/mail-error.tsx';

interface Props {
  readonly dialog: DialogState<Invitation>;
  readonly campaignId: string;
}

/** For mails that failed or whose delivery is unknown. */
export const ResendInvitationDialog = ({ dialog, campaignId }: Props) => {
  const t = useMessages(backoffice.invitations).again;
  const notify = useNotify();
  const send = useSendMail(campaignId);
  const { opened, subject } = dialog;
  const name = subject ? invitationName(subject) : '';
  const close = (): void => {
    dialog.close();
    send.reset();
  };
  const confirm = (): void => {
    if (!subject) return;
    const { email, language } = subject;
    send.mutate(
      { kind: 'invitation', to: [{ email, name: subject.name }], language },
      {
        onSuccess: () => {
          notify.success(t.done(name));
          close();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t.title(name)}
      confirm={t.confirm}
      onConfirm={confirm}
      loading={send.isPending}
    >
      <Text>{subject?.status === 'unknown' ? t.unknown : t.failed}</Text>
      {send.error && <MailError error={send.error} asked={1} />}
    </ConfirmDialog>
  );
};

export const RemoveInvitationDialog = ({
  dialog,
  campaignId,
  module,
}: Props & { readonly module: Module }) => {
  const t = useMessages(backoffice.invitations).removal;
  const removing = useConfirmDialog({
    dialog,
    call: useRemoveInvitation(module, campaignId),
    variables: ({ id }) => id,
    successMessage: (invitation) => t.done(invitationName(invitation)),
  });
  return (
    <ConfirmDialog
      {...removing}
      title={t.title(dialog.subject ? invitationName(dialog.subject) : '')}
      confirm={t.confirm}
      danger
    >
      <Text>{t.explanation}</Text>
    </ConfirmDialog>
  );
};
