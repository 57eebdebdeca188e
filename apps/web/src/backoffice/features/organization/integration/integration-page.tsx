import { useAllowedHosts } from '../allowed-hosts.ts';
import { OrganizationFrame } from '../organization-frame.tsx';
import { KeysCard } from './keys-card.tsx';
import { ReferenceCard } from './reference-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';
import './integration-page.css';

const Integration = ({ organizationId }: { readonly organizationId: string }) => {
  const closed = useAllowedHosts(organizationId).length === 0;
  return (
    <>
      <KeysCard organizationId={organizationId} />
      <WebhooksCard organizationId={organizationId} closed={closed} />
      <ReferenceCard />
    </>
  );
};

/** How an organisation's other systems talk to this one, and hear from it. */
export const IntegrationPage = () => (
  <OrganizationFrame part="integration">
    {({ id }) => <Integration organizationId={id} />}
  </OrganizationFrame>
);
