import { ACTIVE_STATUSES, type ActiveStatus, type Organization } from '@cadran/contract';
import { formatDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor, Button, Select } from '@mantine/core';
import {
  IconBuilding,
  IconBuildingPlus,
  IconCircleCheck,
  IconCircleOff,
  IconEdit,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { FormDialog } from '../../shared/dialog/form-dialog.tsx';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import type { ListColumn, RowAction } from '../../shared/list/list-types.ts';
import { List } from '../../shared/list/list.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page.tsx';
import { StateBadge } from '../../shared/ui/state-badge.tsx';
import { useChangeStatus } from './change-organizations.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { DeleteOrganizationDialog } from './delete-organization-dialog.tsx';
import { useOrganizations } from './get-organizations.ts';
import { NewOrganizationForm } from './new-organization-form.tsx';
import { organizationList, type OrganizationSort } from './organization-list.ts';

const pageOf = ({ id }: Organization): string => `/superadmin/organizations/${id}`;

const useColumns = (): ListColumn<Organization, OrganizationSort>[] => {
  const t = useMessages(backoffice.organizations);
  const { language } = useLanguage();
  return [
    {
      key: 'name',
      header: t.name,
      sort: 'name',
      cell: (organization) => (
        <Anchor component={Link} to={pageOf(organization)} fw={600} size="sm">
          {organization.name}
        </Anchor>
      ),
    },
    {
      key: 'language',
      header: t.language,
      cell: ({ settings }) => t.languages[settings.language],
    },
    {
      key: 'status',
      header: t.status,
      sort: 'status',
      cell: ({ status }) => <StateBadge on={status === 'active'}>{t.statuses[status]}</StateBadge>,
    },
    {
      key: 'createdAt',
      header: t.createdAt,
      sort: 'createdAt',
      cell: ({ createdAt }) => formatDate(createdAt, language),
    },
  ];
};

const StatusFilter = ({
  value,
  onChange,
}: {
  readonly value: ActiveStatus | undefined;
  readonly onChange: (status: ActiveStatus | undefined) => void;
}) => {
  const t = useMessages(backoffice.organizations);
  return (
    <Select
      aria-label={t.status}
      w={190}
      data={[
        { value: '', label: t.anyStatus },
        ...ACTIVE_STATUSES.map((status) => ({ value: status, label: t.onlyStatus[status] })),
      ]}
      value={value ?? ''}
      allowDeselect={false}
      onChange={(chosen) => onChange(ACTIVE_STATUSES.find((status) => status === chosen))}
    />
  );
};

export const OrganizationsPage = () => {
  const t = useMessages(backoffice.organizations);
  const { places } = useMessages(backoffice.navigation);
  const notify = useNotify();
  const { organization: own } = useSession();
  const { address, position, filter } = useListAddress(organizationList);
  const query = useOrganizations(address);
  const columns = useColumns();
  const change = useChangeStatus();
  const adding = useDialog<true>();
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
    { label: t.edit, icon: IconEdit, to: pageOf(organization) },
    // The own organisation holds the super admins: it is not closed from inside.
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
      onClick={() => adding.open(true)}
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
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        actions={actions}
        searchLabel={t.search}
        count={t.count}
        filters={<StatusFilter value={address.status} onChange={(status) => filter({ status })} />}
        empty={{ icon: IconBuilding, ...t.empty, action: add }}
      />
      <FormDialog opened={adding.opened} onClose={adding.close} title={t.addTitle} size="md">
        <NewOrganizationForm onCreated={adding.close} />
      </FormDialog>
      <DeactivateDialog dialog={deactivating} />
      <DeleteOrganizationDialog dialog={deleting} />
    </Page>
  );
};
