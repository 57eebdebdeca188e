import type { Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useOrganization } from './get-organization.ts';
import { canOpen } from '../router/guards.ts';
import { useSession } from '../session/use-session.ts';
import { Page } from '../ui/page/page.tsx';
import { SubNavigation } from '../ui/page/sub-navigation.tsx';

interface Props {
  readonly part: 'general' | 'campaigns' | 'decisionMails' | 'signIn' | 'integration' | 'orders';
  readonly children: (organization: Organization) => ReactNode;
}

/** Layout of the pages about the own organisation, or about the one in a super admin's URL. */
export const OrganizationLayout = ({ part, children }: Props) => {
  const t = useMessages(backoffice.organization);
  const { places } = useMessages(backoffice.navigation);
  const { organizationId } = useParams({ strict: false });
  const { organization: own, user } = useSession();
  const organization = useOrganization(organizationId ?? own.id);
  const base =
    organizationId === undefined
      ? '/admin/organization'
      : `/superadmin/organizations/${organizationId}`;
  const title = organizationId === undefined ? places.organization : organization.name;
  return (
    <Page
      title={title}
      part={t.parts[part].name}
      introduction={t.parts[part].introduction}
      {...(organizationId !== undefined && {
        crumbs: [{ to: '/superadmin/organizations', label: places.organizations }],
      })}
    >
      <SubNavigation
        label={title}
        entries={[
          { to: base, label: t.parts.general.name },
          { to: `${base}/campaigns`, label: t.parts.campaigns.name },
          { to: `${base}/decision-mails`, label: t.parts.decisionMails.name },
          { to: `${base}/sign-in`, label: t.parts.signIn.name },
          { to: `${base}/integration`, label: t.parts.integration.name },
          ...(canOpen('screeningAdmin', user)
            ? [{ to: `${base}/orders`, label: t.parts.orders.name }]
            : []),
        ]}
      />
      {children(organization)}
    </Page>
  );
};
