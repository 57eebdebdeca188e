import type { Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { LANGUAGE_NAMES } from '../../../shared/language/language-names.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import type { ListColumn } from '../../shared/list/list-types.ts';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import type { OrganizationSort } from './organization-list.ts';

export const organizationPath = ({ id }: Organization): string => `/superadmin/organizations/${id}`;

export const useOrganizationColumns = (): ListColumn<Organization, OrganizationSort>[] => {
  const t = useMessages(backoffice.organizations);
  const dates = useDates();
  return [
    {
      key: 'name',
      header: t.name,
      sort: 'name',
      cell: (organization) => (
        <Anchor component={Link} to={organizationPath(organization)} fw={600} size="sm">
          {organization.name}
        </Anchor>
      ),
    },
    {
      key: 'language',
      header: t.language,
      cell: ({ settings }) => LANGUAGE_NAMES[settings.language],
    },
    {
      key: 'status',
      header: t.status,
      sort: 'status',
      cell: ({ status }) => (
        <StatusBadge on={status === 'active'}>{t.statuses[status]}</StatusBadge>
      ),
    },
    {
      key: 'createdAt',
      header: t.createdAt,
      sort: 'createdAt',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dates.date(createdAt)}</time>,
    },
  ];
};
