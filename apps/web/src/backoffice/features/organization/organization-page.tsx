import { backoffice } from '@cadran/i18n/backoffice';
import { useParams } from '@tanstack/react-router';
import { useMessages } from '../../../language/use-messages.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page.tsx';
import { useOrganization } from '../../shared/organization/get-organization.ts';
import { OrganizationForm } from './organization-form.tsx';

export const MyOrganizationPage = () => {
  const t = useMessages(backoffice.organization);
  const { places } = useMessages(backoffice.navigation);
  const organization = useOrganization(useSession().organization.id);
  return (
    <Page title={places.organization} introduction={t.introduction}>
      <OrganizationForm key={organization.id} organization={organization} />
    </Page>
  );
};

export const AnyOrganizationPage = () => {
  const t = useMessages(backoffice.organization);
  const { places } = useMessages(backoffice.navigation);
  const { organizationId = '' } = useParams({ strict: false });
  const organization = useOrganization(organizationId);
  return (
    <Page
      title={organization.name}
      introduction={t.introduction}
      crumbs={[{ to: '/superadmin/organizations', label: places.organizations }]}
    >
      <OrganizationForm key={organization.id} organization={organization} />
    </Page>
  );
};
