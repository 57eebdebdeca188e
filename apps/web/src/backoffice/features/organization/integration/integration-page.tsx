import { useAllowedHosts } from '../allowed-hosts.tsx';
import { OrganizationLayout } from '../../../shared/organization/organization-layout.tsx';
import { DirectoryCard } from './directory/directory-card.tsx';
import { KeysCard } from './keys/keys-card.tsx';
import { ReferenceCard } from './reference-card.tsx';
import { TrackingSystemsCard } from './tracking-systems/tracking-systems-card.tsx';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';

const Integration = ({ organizationId }: { readonly organizationId: string }) => {
  const isOutboundBlocked = useAllowedHosts(organizationId).length === 0;
  return (
    <>
      <KeysCard organizationId={organizationId} />
      <WebhooksCard organizationId={organizationId} isOutboundBlocked={isOutboundBlocked} />
      <TrackingSystemsCard organizationId={organizationId} />
      <DirectoryCard organizationId={organizationId} />
      <ReferenceCard />
    </>
  );
};

export const IntegrationPage = () => (
  <OrganizationLayout part="integration">
    {({ id }) => <Integration organizationId={id} />}
  </OrganizationLayout>
);
