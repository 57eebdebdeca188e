import type { SignInSettings } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import { useHostNotAllowedText } from '../allowed-hosts.tsx';
import { useSaveProvider } from './sso-settings.ts';
import { ProviderState } from './provider-state.tsx';
import { TrustFields } from './trust-fields.tsx';
import {
  toRequestBody,
  storedOidc,
  validateProvider,
  toFieldErrors,
  type ProviderValues,
  toFormValues,
} from './provider-values.ts';
import { RemoveProviderButton } from './remove-provider-button.tsx';

interface Props {
  readonly organizationId: string;
  readonly settings: SignInSettings;
}

/** The server contacts the provider before saving: one that does not answer would lock users out. */
export const ProviderForm = ({ organizationId, settings }: Props) => {
  const t = useMessages(backoffice.signIn);
  const notify = useNotify();
  const save = useSaveProvider(organizationId);
  const hostNotAllowed = useHostNotAllowedText(organizationId);
  const provider = storedOidc(settings);
  const form = useForm<ProviderValues>({
    mode: 'uncontrolled',
    initialValues: toFormValues(settings),
    validate: (values) => validateProvider(values, settings),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form, toFieldErrors);
  const submit = form.onSubmit(
    (values) =>
      save.mutate(toRequestBody(values, settings), {
        onSuccess: (saved) => {
          const stored = toFormValues(saved);
          form.setValues(stored);
          form.resetDirty(stored);
          notify.success(t.saved);
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
              {t.save}
            </Button>
          </>
        }
      >
        <Stack gap="lg">
          <ProviderState provider={provider} />
          <TextInput
            key={form.key('issuer')}
            type="url"
            label={t.issuer}
            description={t.issuerHint}
            placeholder="https://login.example.org"
            spellCheck={false}
            required
            {...field('issuer', { one_of: hostNotAllowed, format: t.noAnswer })}
          />
          <TextInput
            key={form.key('clientId')}
            label={t.clientId}
            autoComplete="off"
            spellCheck={false}
            required
            {...field('clientId')}
          />
          <PasswordInput
            key={form.key('clientSecret')}
            label={t.clientSecret}
            description={provider ? t.secretKept : t.secretHint}
            autoComplete="new-password"
            required={!provider}
            {...field('clientSecret')}
          />
          <TrustFields form={form} settings={settings} />
        </Stack>
      </Card>
    </form>
  );
};
