import { backoffice } from '@cadran/i18n/backoffice';
import { Stack } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { CopyField } from '../../../shared/clipboard/copy-field.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { NoAllowedHostsAlert, useAllowedHosts } from '../allowed-hosts.tsx';
import { OrganizationLayout } from '../../../shared/organization/organization-layout.tsx';
import { useSsoSettings } from './sso-settings.ts';
import { ProviderForm } from './provider-form.tsx';
import styles from './sso-page.module.css';

const SsoSettings = ({ organizationId }: { readonly organizationId: string }) => {
  const t = useMessages(backoffice.signIn);
  const settings = useSsoSettings(organizationId);
  const isOutboundBlocked = useAllowedHosts(organizationId).length === 0;
  const link = new URL(`/login?organization=${organizationId}`, window.location.href).href;
  return (
    <>
      {isOutboundBlocked && <NoAllowedHostsAlert />}
      <Section title={t.atProvider.title} description={t.atProvider.explanation}>
        <Card>
          <Stack gap="md">
            <CopyField label={t.redirectUri} value={settings.redirectUri} />
            <p className={styles.signInHint}>{t.atProvider.hint}</p>
          </Stack>
        </Card>
      </Section>
      <Section title={t.provider.title} description={t.provider.explanation}>
        <ProviderForm
          // Resets the form for another organisation, and when the provider was removed.
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
              <p className={styles.signInHint}>{t.link.tryIt}</p>
            </Stack>
          </Card>
        </Section>
      )}
    </>
  );
};

export const SsoPage = () => (
  <OrganizationLayout part="signIn">
    {({ id }) => <SsoSettings organizationId={id} />}
  </OrganizationLayout>
);
