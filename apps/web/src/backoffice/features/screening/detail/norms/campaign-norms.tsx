import type { NormsVersion, ScreeningCampaign } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { normsQuery } from '../../../../shared/norms/get-norms.ts';
import { useApi } from '../../../../shared/services.tsx';
import { Card } from '../../../../shared/ui/page/card.tsx';
import { NormsForm } from './norms-form.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { campaignNormsQuery } from './pin-norms.ts';

interface Props {
  readonly campaign: ScreeningCampaign;
}

const Pinned = ({ campaign, versions }: Props & { readonly versions: readonly NormsVersion[] }) => {
  const t = useMessages(backoffice.screening).detail.norms;
  const { data: pinned } = useQuery(campaignNormsQuery(useApi(), campaign.id));
  if (!pinned) return null;
  return (
    <Card title={t.title} description={t.description}>
      {pinned.outdated > 0 && <OutdatedNotice campaign={campaign} outdated={pinned.outdated} />}
      <NormsForm
        key={`${pinned.fr} ${pinned.en}`}
        campaign={campaign}
        pinned={pinned}
        versions={versions}
      />
    </Card>
  );
};

/** Nothing to choose before norms were adopted: reports name the provisional ones by themselves. */
export const CampaignNorms = ({ campaign }: Props) => {
  const { data } = useQuery(normsQuery(useApi()));
  return data && data.items.length > 0 ? (
    <Pinned campaign={campaign} versions={data.items} />
  ) : null;
};
