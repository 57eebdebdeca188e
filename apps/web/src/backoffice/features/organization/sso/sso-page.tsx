import { SIGN_IN_PROTOCOLS, type SignInProtocol } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Input, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { CopyField } from '../../../shared/clipboard/copy-field.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { NoAllowedHostsAlert, useAllowedHosts } from '../allowed-hosts.tsx';
import { OrganizationLayout } from '../../../shared/organization/organization-layout.tsx';
import { useSsoSettings } from './sso-settings.ts';
import { AtProvider } from './at-provider.tsx';
import { ProviderForm } from './provider-form.tsx';
import { SamlForm } from './saml/saml-form.tsx';
import styles from './sso-page.module.css';

interface Props {
  readonly organizationId: string;
}

const SignInLink = ({ organizationId }: Props) => {
  const t = useMessages(backoffice.signIn).link;
  const link = new URL(`/login?organization=${organizationId}`, window.location.href).href;
  return (
    <Section title={t.title} description={t.explanation}>
      <Card>
        <Stack gap="md">
          <CopyField label={t.label} value={link} />
          <p className={styles.signInHint}>{t.tryIt}</p>
        </Stack>
      </Card>
    </Section>
  );
};

const SsoSettings = ({ organizationId }: Props) => {
  const t = useMessages(backoffice.signIn);
  const settings = useSsoSettings(organizationId);
  const { provider } = settings;
  const isOutboundBlocked = useAllowedHosts(organizationId).length === 0;
  const [protocol, setProtocol] = useState<SignInProtocol>(provider?.protocol ?? 'oidc');
  // Resets the form for another organisation, and when the provider was removed.
  const key = `${organizationId} ${provider?.protocol}`;
  const Form = protocol === 'saml' ? SamlForm : ProviderForm;
  return (
    <>
      <Input.Wrapper
        label={t.protocol.label}
        description={t.protocol.hint}
        labelElement="div"
        className={styles.signInProtocol}
      >
        <SegmentedControl
          aria-label={t.protocol.label}
          value={protocol}
          onChange={setProtocol}
          data={SIGN_IN_PROTOCOLS.map((value) => ({ value, label: t.protocol.names[value] }))}
        />
      </Input.Wrapper>
      {provider && provider.protocol !== protocol && (
        <Alert color="warning" variant="light">
          {t.protocol.replaces(t.protocol.names[provider.protocol])}
        </Alert>
      )}
      {protocol === 'oidc' && isOutboundBlocked && <NoAllowedHostsAlert />}
      <AtProvider protocol={protocol} settings={settings} />
      <Section title={t.provider.title} description={t.provider.explanations[protocol]}>
        <Form key={key} organizationId={organizationId} settings={settings} />
      </Section>
      {provider?.enabled && <SignInLink organizationId={organizationId} />}
    </>
  );
};

export const SsoPage = () => (
  <OrganizationLayout part="signIn">
    {({ id }) => <SsoSettings organizationId={id} />}
  </OrganizationLayout>
);
