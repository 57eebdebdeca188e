import { backoffice } from '@cadran/i18n/backoffice';
import { TextInput } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { AsyncSelect } from '../../form/async-select.tsx';
import { useApi } from '../../services.tsx';
import { useSession } from '../../session/use-session.ts';
import { useCampaignFields, useCampaignFormState } from '../form-context.ts';
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
  return (
    <AsyncSelect
      key={form.key('ownerId')}
      label={t.owner}
      description={t.ownerHint}
      known={ownerId === '' ? null : { value: ownerId, label: ownerName }}
      required={ownerId === ''}
      findKey={['users', 'owners', organizationId, kind.module]}
      find={async (search, signal) => {
        const { items } = await api.organizations.users({
          params: { id: organizationId },
          query: { pageSize: '200', sort: 'displayName', ...search },
          signal,
        });
        return ownerOptions(items, kind.module);
      }}
      allowDeselect={false}
      nothingFoundMessage={t.noOwner}
      {...field('ownerId')}
    />
  );
};

/** Who creates a campaign owns it; who may hand it over chooses from the organisation's people. */
export const OwnerField = () => {
  const t = useMessages(backoffice.campaignForm).parameters;
  const { campaign, organization } = useCampaignFormState();
  const { user } = useSession();
  if (campaign?.can.changeOwner) return <OwnerSelect campaign={campaign} />;
  if (!campaign && organization.id !== user.organizationId)
    return (
      <OwnerSelect campaign={{ organizationId: organization.id, ownerId: '', ownerName: '' }} />
    );
  return (
    <TextInput
      label={t.owner}
      description={campaign ? t.ownerHint : t.ownerNew}
      value={campaign?.ownerName ?? user.displayName}
      readOnly
    />
  );
};
