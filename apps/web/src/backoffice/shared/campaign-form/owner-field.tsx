import { backoffice } from '@cadran/i18n/backoffice';
import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../language/use-messages.ts';
import { useApi } from '../services.tsx';
import { useSession } from '../session/use-session.ts';
import { useCampaignFields, useCampaignFormState } from './form-context.ts';

const OwnerSelect = ({ organizationId, current }: { organizationId: string; current: string }) => {
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
  const people = (data?.items ?? []).filter(
    (person) =>
      person.id === form.getValues().ownerId ||
      (person.status === 'active' && person[`${kind.module}Enabled`]),
  );
  return (
    <Select
      key={`${form.key('ownerId')}-${data ? 'listed' : 'waiting'}`}
      label={t.owner}
      description={t.ownerHint}
      data={
        data
          ? people.map(({ id, username }) => ({ value: id, label: username }))
          : [{ value: form.getValues().ownerId, label: current }]
      }
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
  if (campaign?.can.changeOwner)
    return <OwnerSelect organizationId={campaign.organizationId} current={campaign.ownerName} />;
  return (
    <TextInput
      label={t.owner}
      description={campaign ? t.ownerHint : t.ownerNew}
      value={campaign?.ownerName ?? user.username}
      readOnly
    />
  );
};
