import type { Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, List, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useConfirmed } from '../../shared/dialog/use-confirmed.ts';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { useApi } from '../../shared/services.tsx';
import { useDeleteOrganization } from './change-organizations.ts';

const Losses = ({ organization }: { readonly organization: Organization }) => {
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

/** The name is typed again (api.md, Organizations): nobody deletes the wrong one by a slip. */
export const DeleteOrganizationDialog = ({
  dialog,
}: {
  readonly dialog: ShownDialog<Organization>;
}) => {
  const t = useMessages(backoffice.organizations).deletion;
  const [typed, setTyped] = useState('');
  const { subject: organization } = dialog;
  const name = organization?.name ?? '';
  const close = (): void => {
    dialog.close();
    setTyped('');
  };
  const deleting = useConfirmed({
    dialog: { ...dialog, close },
    call: useDeleteOrganization(),
    given: ({ id }) => ({ id, typedName: typed }),
    done: () => t.done(name),
  });
  return (
    <ConfirmDialog
      {...deleting}
      title={t.title(name)}
      confirm={t.confirm}
      danger
      disabled={typed !== name}
    >
      {organization && <Losses organization={organization} />}
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
