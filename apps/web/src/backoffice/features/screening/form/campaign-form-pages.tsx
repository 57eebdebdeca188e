import { backoffice } from '@cadran/i18n/backoffice';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMessages } from '../../../../language/use-messages.ts';
import { useApi } from '../../../shared/services.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { detailPath, LIST_PATH } from '../addresses.ts';
import { campaignQuery } from '../get-campaign.ts';
import { CampaignForm } from './campaign-form.tsx';

export const NewCampaignPage = () => {
  const t = useMessages(backoffice.screeningForm);
  const { places } = useMessages(backoffice.navigation);
  return (
    <Page
      title={t.newTitle}
      introduction={t.newIntroduction}
      crumbs={[{ to: LIST_PATH, label: places.screening }]}
    >
      <CampaignForm campaign={null} />
    </Page>
  );
};

export const EditCampaignPage = () => {
  const t = useMessages(backoffice.screeningForm);
  const { places } = useMessages(backoffice.navigation);
  const api = useApi();
  const { campaignId = '' } = useParams({ strict: false });
  // Always what is stored now: an edit that began from an older copy could not be saved.
  const { data: campaign, isFetchedAfterMount } = useQuery({
    ...campaignQuery(api, campaignId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    throwOnError: true,
  });
  if (!campaign || !isFetchedAfterMount) return <Skeleton height={480} radius="lg" />;
  return (
    <Page
      title={campaign.can.edit ? t.editTitle : t.readTitle}
      crumbs={[
        { to: LIST_PATH, label: places.screening },
        { to: detailPath(campaign.id), label: campaign.name },
      ]}
    >
      <CampaignForm key={campaign.id} campaign={campaign} />
    </Page>
  );
};
