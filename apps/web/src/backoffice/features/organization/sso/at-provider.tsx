import type { SignInProtocol, SignInSettings } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Stack } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { CopyField } from '../../../shared/clipboard/copy-field.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import styles from './sso-page.module.css';

interface Props {
  readonly protocol: SignInProtocol;
  readonly settings: SignInSettings;
}

/** What to enter at the provider. */
export const AtProvider = ({ protocol, settings }: Props) => {
  const t = useMessages(backoffice.signIn);
  const words = t.atProvider[protocol];
  return (
    <Section title={t.atProvider.title} description={words.explanation}>
      <Card>
        <Stack gap="md">
          {protocol === 'oidc' ? (
            <CopyField label={t.redirectUri} value={settings.redirectUri} />
          ) : (
            <>
              <CopyField label={t.saml.acsUrl} value={settings.saml.acsUrl} />
              <CopyField label={t.saml.entityId} value={settings.saml.entityId} />
              <CopyField label={t.saml.metadataUrl} value={settings.saml.metadataUrl} />
            </>
          )}
          <p className={styles.signInHint}>{words.hint}</p>
        </Stack>
      </Card>
    </Section>
  );
};
