import { OrganizationForm } from './organization-form.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

export const OrganizationPage = () => (
  <OrganizationFrame part="general">
    {(organization) => <OrganizationForm key={organization.id} organization={organization} />}
  </OrganizationFrame>
);
