import { backoffice } from '@cadran/i18n/backoffice';
import { Stack } from '@mantine/core';
import { useMessages } from '../../../../language/use-messages.ts';
import { CopyField } from '../../../shared/clipboard/copy-field.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useAllowedHosts } from '../allowed-hosts.ts';
import { ClosedInstallation } from '../closed-installation.tsx';
import { OrganizationFrame } from '../organization-frame.tsx';
import { useSignIn } from './get-sign-in.ts';
import { ProviderForm } from './provider-form.tsx';
import './sign-in-page.css';

const SignIn = ({ organizationId }: { readonly organizationId: string }) => {
  const t = useMessages(backoffice.signIn);
  const settings = useSignIn(organizationId);
  const closed = useAllowedHosts(organizationId).length === 0;
  const link = new URL(`/login?organization=${organizationId}`, window.location.href).href;
  return (
    <>
      {closed && <ClosedInstallation />}
      <Section title={t.there.title} description={t.there.explanation}>
        <Card>
          <Stack gap="md">
            <CopyField label={t.redirectUri} value={settings.redirectUri} />
            <p className="sign-in-hint">{t.there.hint}</p>
          </Stack>
        </Card>
      </Section>
      <Section title={t.provider.title} description={t.provider.explanation}>
        <ProviderForm
          // Removed, or another organisation: the form begins anew.
          key={`${organizationId} ${settings.provider === null}`}
          organizationId={organizationId}
          settings={settings}
        />
      </Section>
      {settings.provider?.enabled && (
        <Section title={t.link.title} description={t.link.explanation}>
          <Card>
            <Stack gap="md">
              <CopyField label={t.link.label} value={link} />
              <p className="sign-in-hint">{t.link.tryIt}</p>
            </Stack>
          </Card>
        </Section>
      )}
    </>
  );
};

export const SignInPage = () => (
  <OrganizationFrame part="signIn">{({ id }) => <SignIn organizationId={id} />}</OrganizationFrame>
);
