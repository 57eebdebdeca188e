import { useAllowedHosts } from '../allowed-hosts.tsx';
import { OrganizationLayout } from '../../../shared/organization/organization-layout.tsx';
import { KeysCard } from './keys/keys-card.tsx';
import { ReferenceCard } from './reference-card.tsx';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';

const Integration = ({ organizationId }: { readonly organizationId: string }) => {
  const isOutboundBlocked = useAllowedHosts(organizationId).length === 0;
  return (
    <>
      <KeysCard organizationId={organizationId} />
      <WebhooksCard organizationId={organizationId} isOutboundBlocked={isOutboundBlocked} />
      <ReferenceCard />
    </>
  );
};

export const IntegrationPage = () => (
  <OrganizationLayout part="integration">
    {({ id }) => <Integration organizationId={id} />}
  </OrganizationLayout>
);
