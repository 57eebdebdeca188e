import type { Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../dates/use-dates.ts';
import type { ListColumn } from '../../list/list-types.ts';
import { useSession } from '../../session/use-session.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { type CampaignSort, PEOPLE_SORTS } from './campaign-lists.ts';
import { detailPath } from '../campaign-paths.ts';
import type { CampaignListItem } from '../campaign-types.ts';
import { PeopleCounts } from '../detail/people-counts.tsx';
import { TwoLineCell } from '../../list/two-line-cell.tsx';

interface NameProps {
  readonly module: Module;
  readonly campaign: CampaignListItem;
}

const Name = ({ module, campaign }: NameProps) => {
  const { user } = useSession();
  // Super admins see all organisations.
  const whose = user.role === 'superadmin' ? campaign.organizationName : campaign.ownerName;
  return (
    <TwoLineCell>
      <Anchor component={Link} to={detailPath(module, campaign.id)} fw={600} size="sm">
        {campaign.name}
      </Anchor>
      <span>{whose}</span>
    </TwoLineCell>
  );
};

export const useCampaignColumns = (
  module: Module,
): ListColumn<CampaignListItem, CampaignSort>[] => {
  const t = useMessages(backoffice.campaigns);
  const dates = useDates();
  const day = (iso: string) => <time dateTime={iso}>{dates.date(iso)}</time>;
  return [
    {
      key: 'name',
      header: t.name,
      sort: 'name',
      cell: (campaign) => <Name module={module} campaign={campaign} />,
    },
    {
      key: 'people',
      header: t.modules[module].people,
      sort: PEOPLE_SORTS[module],
      cell: (campaign) => <PeopleCounts campaign={campaign} />,
    },
    {
      key: 'status',
      header: t.status,
      sort: 'status',
      cell: ({ status }) => <StatusBadge on={status === 'open'}>{t.statuses[status]}</StatusBadge>,
    },
    {
      key: 'createdAt',
      header: t.createdAt,
      sort: 'createdAt',
      foldBelow: 1200,
      cell: ({ createdAt }) => day(createdAt),
    },
    {
      key: 'updatedAt',
      header: t.updatedAt,
      sort: 'updatedAt',
      cell: ({ updatedAt }) => day(updatedAt),
    },
  ];
};
