import type { Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { useConfirmed } from '../dialog/use-confirmed.ts';
import type { ShownDialog } from '../dialog/use-dialog.ts';
import { type CampaignLine, peopleOf } from './campaign-types.ts';
import { useDeleteCampaign } from './change-campaigns.ts';

interface Props {
  readonly module: Module;
  readonly dialog: ShownDialog<CampaignLine>;
  readonly onDeleted?: () => void;
}

/** Says what goes with it before it goes. */
export const DeleteCampaignDialog = ({ module, dialog, onDeleted }: Props) => {
  const t = useMessages(backoffice.campaigns).deletion;
  const lost = useMessages(backoffice.campaigns).modules[module].lost;
  const { subject: campaign } = dialog;
  const { opened, completed } = campaign ? peopleOf(campaign) : { opened: 0, completed: 0 };
  const people = opened + completed;
  const deleting = useConfirmed({
    dialog,
    call: useDeleteCampaign(module),
    given: ({ id }) => id,
    done: ({ name }) => t.done(name),
    onDone: onDeleted,
  });
  return (
    <ConfirmDialog {...deleting} title={t.title(campaign?.name ?? '')} confirm={t.confirm} danger>
      <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t.lost}>
        <List size="sm">
          {people > 0 && <List.Item>{lost.people(people)}</List.Item>}
          <List.Item>{lost.content}</List.Item>
          <List.Item>{t.link}</List.Item>
        </List>
      </Alert>
      {people === 0 && <Text size="sm">{lost.nobody}</Text>}
    </ConfirmDialog>
  );
};
