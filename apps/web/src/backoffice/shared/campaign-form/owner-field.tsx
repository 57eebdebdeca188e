import { backoffice } from '@cadran/i18n/backoffice';
import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../language/use-messages.ts';
import type { Campaign } from '../campaigns/campaign-types.ts';
import { useApi } from '../services.tsx';
import { useSession } from '../session/use-session.ts';
import { useCampaignFields, useCampaignFormState } from './form-context.ts';
import { ownerOptions } from './owner-options.ts';

interface Props {
  readonly campaign: Pick<Campaign, 'organizationId' | 'ownerId' | 'ownerName'>;
}

const OwnerSelect = ({ campaign }: Props) => {
  const { organizationId, ownerId, ownerName } = campaign;
  const t = useMessages(backoffice.campaignForm).parameters;
  const { form, kind } = useCampaignFormState();
  const field = useCampaignFields();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['users', 'owners', organizationId],
    queryFn: ({ signal }) =>
      api.organizations.users({
        params: { id: organizationId },
        query: { pageSize: '200', sort: 'username' },
        signal,
      }),
  });
  return (
    <Select
      key={`${form.key('ownerId')}-${data ? 'listed' : 'waiting'}`}
      label={t.owner}
      description={t.ownerHint}
      data={ownerOptions(data?.items ?? [], { id: ownerId, name: ownerName }, kind.module)}
      searchable
      allowDeselect={false}
      {...field('ownerId')}
    />
  );
};

/** Who creates a campaign owns it; who may hand it over chooses from the organisation's people. */
export const OwnerField = () => {
  const t = useMessages(backoffice.campaignForm).parameters;
  const { campaign } = useCampaignFormState();
  const { user } = useSession();
  if (campaign?.can.changeOwner) return <OwnerSelect campaign={campaign} />;
  return (
    <TextInput
      label={t.owner}
      description={campaign ? t.ownerHint : t.ownerNew}
      value={campaign?.ownerName ?? user.username}
      readOnly
    />
  );
};
