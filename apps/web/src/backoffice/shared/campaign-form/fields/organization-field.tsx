import { backoffice } from '@cadran/i18n/backoffice';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useNotify } from '../../notify/use-notify.ts';
import { organizationQuery } from '../../organization/get-organization.ts';
import { OrganizationPicker } from '../../organization/organization-picker.tsx';
import { useServices } from '../../services.tsx';
import { useSession } from '../../session/use-session.ts';
import { useCampaignFormState } from '../form-context.ts';
import { WideField } from '../layout/form-layout.tsx';

const ChosenOrganization = () => {
  const t = useMessages(backoffice.campaignForm).parameters;
  const { organization, followOrganization } = useCampaignFormState();
  const { api, queryClient } = useServices();
  const notify = useNotify();
  const choose = useMutation({
    mutationFn: (id: string) => queryClient.fetchQuery(organizationQuery(api, id)),
    onSuccess: followOrganization,
    onError: notify.failure,
  });
  return (
    <OrganizationPicker
      key={organization.id}
      label={t.organization}
      description={t.organizationHint}
      required
      known={{ value: organization.id, label: organization.name }}
      value={choose.isPending ? choose.variables : organization.id}
      allowDeselect={false}
      nothingFoundMessage={t.noOrganization}
      onChange={(id) => {
        if (id) choose.mutate(id);
      }}
    />
  );
};

/** Only super administrators work for several organisations; a stored campaign stays where it is. */
export const OrganizationField = () => {
  const t = useMessages(backoffice.campaignForm).parameters;
  const { campaign } = useCampaignFormState();
  const { user } = useSession();
  if (user.role !== 'superadmin') return null;
  return (
    <WideField>
      {campaign ? (
        <TextInput label={t.organization} value={campaign.organizationName} readOnly />
      ) : (
        <ChosenOrganization />
      )}
    </WideField>
  );
};
