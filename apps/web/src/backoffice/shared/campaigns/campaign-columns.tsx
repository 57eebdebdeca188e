import type { Module } from '@cadran/contract';
import { formatDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import type { ListColumn } from '../list/list-types.ts';
import { useSession } from '../session/use-session.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { type CampaignSort, PEOPLE_SORTS } from './campaign-lists.ts';
import { detailPath } from './campaign-paths.ts';
import type { CampaignLine } from './campaign-types.ts';
import { PeopleCounts } from './people-counts.tsx';

interface NameProps {
  readonly module: Module;
  readonly campaign: CampaignLine;
}

const Name = ({ module, campaign }: NameProps) => {
  const { user } = useSession();
  // A super admin sees those of all organisations.
  const whose = user.role === 'superadmin' ? campaign.organizationName : campaign.ownerName;
  return (
    <span className="list-pair">
      <Anchor component={Link} to={detailPath(module, campaign.id)} fw={600} size="sm">
        {campaign.name}
      </Anchor>
      <span>{whose}</span>
    </span>
  );
};

export const useCampaignColumns = (module: Module): ListColumn<CampaignLine, CampaignSort>[] => {
  const t = useMessages(backoffice.campaigns);
  const { language } = useLanguage();
  const day = (iso: string) => <time dateTime={iso}>{formatDate(iso, language)}</time>;
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
      cell: ({ status }) => <StateBadge on={status === 'open'}>{t.statuses[status]}</StateBadge>,
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
