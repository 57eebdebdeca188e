import type { ScreeningCampaignSummary } from '@cadran/contract';
import { formatDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import type { ListColumn } from '../../../shared/list/list-types.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { StateBadge } from '../../../shared/ui/state-badge.tsx';
import { detailPath } from '../addresses.ts';
import type { CampaignSort } from '../campaign-list.ts';
import { CandidateCounts } from './candidate-counts.tsx';

const Name = ({ campaign }: { readonly campaign: ScreeningCampaignSummary }) => {
  const { user } = useSession();
  // A super admin sees those of all organisations.
  const whose = user.role === 'superadmin' ? campaign.organizationName : campaign.ownerName;
  return (
    <span className="campaign-name">
      <Anchor component={Link} to={detailPath(campaign.id)} fw={600} size="sm">
        {campaign.name}
      </Anchor>
      <span>{whose}</span>
    </span>
  );
};

export const useCampaignColumns = (): ListColumn<ScreeningCampaignSummary, CampaignSort>[] => {
  const t = useMessages(backoffice.screening);
  const { language } = useLanguage();
  return [
    {
      key: 'name',
      header: t.name,
      sort: 'name',
      cell: (campaign) => <Name campaign={campaign} />,
    },
    {
      key: 'candidates',
      header: t.candidates,
      sort: 'candidates',
      cell: ({ candidates }) => <CandidateCounts candidates={candidates} />,
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
      cell: ({ createdAt }) => formatDate(createdAt, language),
    },
    {
      key: 'updatedAt',
      header: t.updatedAt,
      sort: 'updatedAt',
      cell: ({ updatedAt }) => formatDate(updatedAt, language),
    },
  ];
};
