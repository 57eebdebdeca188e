import type { Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, List, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../shared/dialog/use-confirm-dialog.ts';
import type { DialogState } from '../../shared/dialog/use-dialog.ts';
import { useApi } from '../../shared/services.tsx';
import { useDeleteOrganization } from './change-organizations.ts';

const DeletedData = ({ organization }: { readonly organization: Organization }) => {
  const t = useMessages(backoffice.organizations).deletion;
  const api = useApi();
  const { data: users } = useQuery({
    queryKey: ['users', 'count', organization.id],
    queryFn: ({ signal }) =>
      api.organizations.users({
        params: { id: organization.id },
        query: { pageSize: '1' },
        signal,
      }),
  });
  return (
    <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t.lost}>
      <List size="sm">
        <List.Item>{users ? t.users(users.total) : t.allUsers}</List.Item>
        <List.Item>{t.campaigns}</List.Item>
        <List.Item>{t.answers}</List.Item>
        <List.Item>{t.branding}</List.Item>
      </List>
    </Alert>
  );
};

/** The name must be typed to confirm. */
export const DeleteOrganizationDialog = ({
  dialog,
}: {
  readonly dialog: DialogState<Organization>;
}) => {
  const t = useMessages(backoffice.organizations).deletion;
  const [typed, setTyped] = useState('');
  const { subject: organization } = dialog;
  const name = organization?.name ?? '';
  const close = (): void => {
    dialog.close();
    setTyped('');
  };
  const deleting = useConfirmDialog({
    dialog: { ...dialog, close },
    call: useDeleteOrganization(),
    variables: ({ id }) => ({ id, typedName: typed }),
    successMessage: () => t.done(name),
  });
  return (
    <ConfirmDialog
      {...deleting}
      title={t.title(name)}
      confirm={t.confirm}
      danger
      disabled={typed !== name}
    >
      {organization && <DeletedData organization={organization} />}
      <TextInput
        label={t.typeName(name)}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ConfirmDialog>
  );
};
