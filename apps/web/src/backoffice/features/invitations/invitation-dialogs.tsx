import type { Invitation, Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useConfirmed } from '../../shared/dialog/use-confirmed.ts';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSendMail } from '../../shared/mail/send-mail.ts';
import { useRemoveInvitation } from './change-invitations.ts';
import { invitationName } from './invitation-name.ts';
import { RefusalNote } from '../../shared/mail/refusal-note.tsx';

interface Props {
  readonly dialog: ShownDialog<Invitation>;
  readonly campaignId: string;
}

/** For one whose mail did not arrive, or of whose mail nobody knows. */
export const InviteAgainDialog = ({ dialog, campaignId }: Props) => {
  const t = useMessages(backoffice.invitations).again;
  const notify = useNotify();
  const send = useSendMail(campaignId);
  const { opened, subject } = dialog;
  const name = subject ? invitationName(subject) : '';
  const close = (): void => {
    dialog.close();
    // Why one could not be written to is no news about the next.
    send.reset();
  };
  const confirm = (): void => {
    if (!subject) return;
    const { email, name: greeted, language } = subject;
    send.mutate(
      { kind: 'invitation', to: [{ email, name: greeted }], language },
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
      {send.error && <RefusalNote error={send.error} asked={1} />}
    </ConfirmDialog>
  );
};

export const RemoveInvitationDialog = ({
  dialog,
  campaignId,
  module,
}: Props & { readonly module: Module }) => {
  const t = useMessages(backoffice.invitations).removal;
  const removing = useConfirmed({
    dialog,
    call: useRemoveInvitation(module, campaignId),
    given: ({ id }) => id,
    done: (invitation) => t.done(invitationName(invitation)),
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
