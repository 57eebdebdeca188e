import type { Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { detailPath, listPath } from '../../campaigns/campaign-paths.ts';
import { campaignQuery } from '../../campaigns/get-campaign.ts';
import { useDefaultParameters } from '../../organization/default-parameters.ts';
import { useApi } from '../../services.tsx';
import { useSession } from '../../session/use-session.ts';
import { Page } from '../../ui/page/page.tsx';
import { CampaignForm } from './campaign-form.tsx';
import type { CommonValues } from '../common-values.ts';
import type { FormKind } from '../form-kind.ts';

interface Props<M extends Module, V extends CommonValues, S extends string> {
  readonly kind: FormKind<M, V, S>;
}

export const NewCampaignForm = <M extends Module, V extends CommonValues, S extends string>({
  kind,
}: Props<M, V, S>) => {
  const t = useMessages(backoffice.campaignForm);
  const { places } = useMessages(backoffice.navigation);
  const defaults = useDefaultParameters(useSession().organization.id);
  return (
    <Page
      title={t.newTitle}
      introduction={t.modules[kind.module].introduction}
      crumbs={[{ to: listPath(kind.module), label: places[kind.module] }]}
    >
      <CampaignForm kind={kind} campaign={null} defaults={defaults} />
    </Page>
  );
};

export const EditCampaignForm = <M extends Module, V extends CommonValues, S extends string>({
  kind,
}: Props<M, V, S>) => {
  const t = useMessages(backoffice.campaignForm);
  const { places } = useMessages(backoffice.navigation);
  const api = useApi();
  const { campaignId = '' } = useParams({ strict: false });
  // Always what is stored now: an edit that began from an older copy could not be saved.
  const { data: campaign, isFetchedAfterMount } = useQuery({
    ...campaignQuery(api, kind.module, campaignId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    throwOnError: true,
  });
  if (!campaign || !isFetchedAfterMount) return <Skeleton height={480} radius="lg" />;
  return (
    <Page
      title={campaign.can.edit ? t.editTitle : t.readTitle}
      crumbs={[
        { to: listPath(kind.module), label: places[kind.module] },
        { to: detailPath(kind.module, campaign.id), label: campaign.name },
      ]}
    >
      <CampaignForm key={campaign.id} kind={kind} campaign={campaign} />
    </Page>
  );
};
