import { ACTIVE_STATUSES, type Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconBuilding,
  IconBuildingPlus,
  IconCircleCheck,
  IconCircleOff,
  IconEdit,
  IconTrash,
} from '@tabler/icons-react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { FormDialog } from '../../shared/dialog/form-dialog.tsx';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import type { RowAction } from '../../shared/list/list-types.ts';
import { List } from '../../shared/list/list.tsx';
import { useListParams } from '../../shared/list/params/use-list-params.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import { useChangeStatus } from './change-organizations.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { DeleteOrganizationDialog } from './delete-organization-dialog.tsx';
import { useOrganizations } from './get-organizations.ts';
import { NewOrganizationForm } from './new-organization-form.tsx';
import { organizationPath, useOrganizationColumns } from './organization-columns.tsx';
import { organizationList } from './organization-list.ts';

export const OrganizationsPage = () => {
  const t = useMessages(backoffice.organizations);
  const { places } = useMessages(backoffice.navigation);
  const notify = useNotify();
  const { organization: own } = useSession();
  const { address, position, filter } = useListParams(organizationList);
  const query = useOrganizations(address);
  const columns = useOrganizationColumns();
  const change = useChangeStatus();
  const [adding, { open: openAdding, close: closeAdding }] = useDisclosure(false);
  const deactivating = useDialog<Organization>();
  const deleting = useDialog<Organization>();

  const statusAction = (organization: Organization): RowAction =>
    organization.status === 'active'
      ? { label: t.deactivate, icon: IconCircleOff, onClick: () => deactivating.open(organization) }
      : {
          label: t.activate,
          icon: IconCircleCheck,
          onClick: () =>
            change.mutate(
              { ...organization, status: 'active' },
              {
                onSuccess: () => notify.success(t.activated(organization.name)),
                onError: notify.failure,
              },
            ),
        };
  const actions = (organization: Organization): RowAction[] => [
    { label: t.edit, icon: IconEdit, to: organizationPath(organization) },
    // The super admin's own organisation cannot be deactivated.
    ...(organization.can.changeStatus && organization.id !== own.id
      ? [statusAction(organization)]
      : []),
    ...(organization.can.delete
      ? [
          {
            label: t.remove,
            icon: IconTrash,
            danger: true,
            onClick: () => deleting.open(organization),
          },
        ]
      : []),
  ];
  const add = (
    <Button
      leftSection={<IconBuildingPlus size={18} stroke={1.5} aria-hidden />}
      onClick={openAdding}
    >
      {t.add}
    </Button>
  );
  return (
    <Page title={places.organizations} introduction={t.introduction} actions={add}>
      <List
        label={places.organizations}
        position={position}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        actions={actions}
        searchLabel={t.search}
        count={t.count}
        filters={
          <ChoiceFilter
            label={t.status}
            any={t.anyStatus}
            codes={ACTIVE_STATUSES}
            names={t.onlyStatus}
            value={address.status}
            onChange={(status) => filter({ status })}
          />
        }
        empty={{ icon: IconBuilding, ...t.empty, action: add }}
      />
      <FormDialog opened={adding} onClose={closeAdding} title={t.addTitle} size="md">
        <NewOrganizationForm onCreated={closeAdding} />
      </FormDialog>
      <DeactivateDialog dialog={deactivating} />
      <DeleteOrganizationDialog dialog={deleting} />
    </Page>
  );
};
