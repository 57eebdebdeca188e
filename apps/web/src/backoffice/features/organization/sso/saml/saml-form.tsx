import type { SignInSettings } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { UnsavedGuard } from '../../../../shared/dialog/unsaved-guard.tsx';
import { useFields } from '../../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../../shared/form/use-form-failure.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { Card } from '../../../../shared/ui/page/card.tsx';
import { ProviderState } from '../provider-state.tsx';
import { RemoveProviderButton } from '../remove-provider-button.tsx';
import { useSaveSaml } from '../sso-settings.ts';
import { TrustFields } from '../trust-fields.tsx';
import { CertificateFacts } from './certificate-facts.tsx';
import { MetadataField } from './metadata-field.tsx';
import {
  type SamlValues,
  storedSaml,
  toSamlBody,
  toSamlErrors,
  toSamlValues,
  validateSaml,
} from './saml-values.ts';

interface Props {
  readonly organizationId: string;
  readonly settings: SignInSettings;
}

export const SamlForm = ({ organizationId, settings }: Props) => {
  const t = useMessages(backoffice.signIn);
  const notify = useNotify();
  const save = useSaveSaml(organizationId);
  const provider = storedSaml(settings);
  const form = useForm<SamlValues>({
    mode: 'uncontrolled',
    initialValues: toSamlValues(settings),
    validate: (values) => validateSaml(values, settings),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form, toSamlErrors);
  const submit = form.onSubmit(
    (values) =>
      save.mutate(toSamlBody(values, settings), {
        onSuccess: (saved) => {
          const stored = toSamlValues(saved);
          form.setValues(stored);
          form.resetDirty(stored);
          notify.success(t.saml.saved);
        },
        onError: failed,
      }),
    refused,
  );
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isDirty={form.isDirty} />
      <Card
        footer={
          <>
            {provider && <RemoveProviderButton organizationId={organizationId} />}
            <Button type="submit" loading={save.isPending}>
              {t.saml.save}
            </Button>
          </>
        }
      >
        <Stack gap="lg">
          <ProviderState provider={provider} />
          <MetadataField organizationId={organizationId} form={form} />
          <TextInput
            key={form.key('issuer')}
            label={t.saml.issuer}
            placeholder="https://login.example.org/saml"
            spellCheck={false}
            required
            {...field('issuer')}
          />
          <TextInput
            key={form.key('ssoUrl')}
            type="url"
            label={t.saml.ssoUrl}
            description={t.saml.ssoUrlHint}
            placeholder="https://login.example.org/saml/sso"
            spellCheck={false}
            required
            {...field('ssoUrl', { format: t.saml.addressFormat })}
          />
          <Textarea
            key={form.key('certificates')}
            label={t.saml.certificates}
            description={t.saml.certificatesHint}
            placeholder="-----BEGIN CERTIFICATE-----"
            autosize
            minRows={4}
            maxRows={12}
            spellCheck={false}
            required
            {...field('certificates', { format: t.saml.certificateFormat })}
          />
          {provider && <CertificateFacts certificates={provider.certificates} />}
          <TextInput
            key={form.key('emailAttribute')}
            label={t.saml.emailAttribute}
            description={t.saml.attributeHint}
            spellCheck={false}
            {...field('emailAttribute')}
          />
          <TextInput
            key={form.key('nameAttribute')}
            label={t.saml.nameAttribute}
            description={t.saml.attributeHint}
            spellCheck={false}
            {...field('nameAttribute')}
          />
          <TrustFields form={form} settings={settings} />
        </Stack>
      </Card>
    </form>
  );
};
