import type { Organization } from '@cadran/contract';
import { formatDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import type { ListColumn } from '../../shared/list/list-types.ts';
import { StateBadge } from '../../shared/ui/state-badge.tsx';
import type { OrganizationSort } from './organization-list.ts';

export const pageOf = ({ id }: Organization): string => `/superadmin/organizations/${id}`;

export const useOrganizationColumns = (): ListColumn<Organization, OrganizationSort>[] => {
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
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>,
    },
  ];
};
