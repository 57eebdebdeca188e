import type { Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../dialog/use-confirm-dialog.ts';
import type { DialogState } from '../../dialog/use-dialog.ts';
import { type CampaignListItem, peopleOf } from '../campaign-types.ts';
import { useDeleteCampaign } from './campaign-mutations.ts';

interface Props {
  readonly module: Module;
  readonly dialog: DialogState<CampaignListItem>;
  readonly onDeleted?: () => void;
}

/** Lists what is deleted with the campaign. */
export const DeleteCampaignDialog = ({ module, dialog, onDeleted }: Props) => {
  const t = useMessages(backoffice.campaigns).deletion;
  const lost = useMessages(backoffice.campaigns).modules[module].lost;
  const { subject: campaign } = dialog;
  const { opened, completed } = campaign ? peopleOf(campaign) : { opened: 0, completed: 0 };
  const people = opened + completed;
  const deleting = useConfirmDialog({
    dialog,
    call: useDeleteCampaign(module),
    variables: ({ id }) => id,
    successMessage: ({ name }) => t.done(name),
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
