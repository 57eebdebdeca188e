import type { User } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileImport, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { FormDialog } from '../../shared/dialog/form-dialog.tsx';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import { List } from '../../shared/list/list.tsx';
import { useListParams } from '../../shared/list/params/use-list-params.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import { type Credentials, CredentialsDialog } from './dialogs/credentials-dialog.tsx';
import { DeleteUserDialog } from './dialogs/delete-user-dialog.tsx';
import { EditUserForm } from './form/edit-user-form.tsx';
import { type Scope, useUsers } from './get-users.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { NewUserForm } from './form/new-user-form.tsx';
import { useUserActions } from './use-user-actions.ts';
import {
  DeactivateDialog,
  RemoveSecondFactorDialog,
  ResetPasswordDialog,
} from './dialogs/user-action-dialogs.tsx';
import { useUserColumns } from './user-columns.tsx';
import { userList } from './user-list.ts';

const UsersPage = ({ scope }: { readonly scope: Scope }) => {
  const t = useMessages(backoffice.users);
  const { places } = useMessages(backoffice.navigation);
  const { organization } = useSession();
  const { address, position } = useListParams(userList);
  const query = useUsers(scope, address);
  const columns = useUserColumns(scope);

  const [adding, { open: openAdding, close: closeAdding }] = useDisclosure(false);
  const importing = useDialog<Scope>();
  const editing = useDialog<User>();
  const resetting = useDialog<User>();
  const deactivating = useDialog<User>();
  const removingSecondFactor = useDialog<User>();
  const deleting = useDialog<User>();
  const credentials = useDialog<Credentials>();
  const actions = useUserActions({
    edit: editing.open,
    resetPassword: resetting.open,
    deactivate: deactivating.open,
    removeSecondFactor: removingSecondFactor.open,
    remove: deleting.open,
  });

  const add = (
    <Button leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden />} onClick={openAdding}>
      {t.add}
    </Button>
  );
  return (
    <Page
      title={scope === 'platform' ? places.users : places.adminUsers}
      introduction={
        scope === 'platform' ? t.platformIntroduction : t.introduction(organization.name)
      }
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} stroke={1.5} aria-hidden />}
            onClick={() => importing.open(scope)}
          >
            {t.import.open}
          </Button>
          {add}
        </>
      }
    >
      <List
        label={places.users}
        position={position}
        query={query}
        columns={columns}
        rowName={({ displayName }) => displayName}
        actions={actions}
        searchLabel={t.search}
        count={t.count}
        empty={{ icon: IconUsers, ...t.empty, action: add }}
      />
      <FormDialog opened={adding} onClose={closeAdding} title={t.addTitle}>
        <NewUserForm
          scope={scope}
          onCreated={(created, mailed) => {
            closeAdding();
            credentials.open({
              ...created.credentials,
              ...(mailed && { mailedTo: created.user.email }),
            });
          }}
        />
      </FormDialog>
      <FormDialog
        opened={editing.opened}
        onClose={editing.close}
        title={t.editTitle(editing.subject?.displayName ?? '')}
      >
        {editing.subject && <EditUserForm user={editing.subject} onSaved={editing.close} />}
      </FormDialog>
      <ImportDialog dialog={importing} />
      <ResetPasswordDialog dialog={resetting} onReset={credentials.open} />
      <DeactivateDialog dialog={deactivating} />
      <RemoveSecondFactorDialog dialog={removingSecondFactor} />
      <DeleteUserDialog dialog={deleting} />
      <CredentialsDialog dialog={credentials} />
    </Page>
  );
};

export const AdminUsersPage = () => <UsersPage scope="organization" />;
export const SuperadminUsersPage = () => <UsersPage scope="platform" />;
