import type { SignInSettings } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, PasswordInput, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../language/use-messages.ts';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { StateBadge } from '../../../shared/ui/state-badge.tsx';
import { useHostRefusal } from '../use-host-refusal.ts';
import { useSaveProvider } from './change-sign-in.ts';
import { DomainsField } from './domains-field.tsx';
import {
  bodyOf,
  checkProvider,
  placeErrors,
  type ProviderValues,
  valuesOf,
} from './provider-values.ts';
import { RemoveProviderButton } from './remove-provider-button.tsx';

interface Props {
  readonly organizationId: string;
  readonly settings: SignInSettings;
}

/** Saving asks the provider first: one that does not answer would lock people out. */
export const ProviderForm = ({ organizationId, settings }: Props) => {
  const t = useMessages(backoffice.signIn);
  const notify = useNotify();
  const save = useSaveProvider(organizationId);
  const refusal = useHostRefusal(organizationId);
  const { provider } = settings;
  const form = useForm<ProviderValues>({
    mode: 'uncontrolled',
    initialValues: valuesOf(settings),
    validate: (values) => checkProvider(values, settings),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form, placeErrors);
  const submit = form.onSubmit(
    (values) =>
      save.mutate(bodyOf(values, settings), {
        onSuccess: (saved) => {
          const stored = valuesOf(saved);
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
          <div>
            <StateBadge on={provider?.enabled ?? false}>
              {provider ? t.states[provider.enabled ? 'on' : 'off'] : t.states.none}
            </StateBadge>
          </div>
          <TextInput
            key={form.key('issuer')}
            type="url"
            label={t.issuer}
            description={t.issuerHint}
            placeholder="https://login.example.org"
            spellCheck={false}
            required
            {...field('issuer', { one_of: refusal, format: t.noAnswer })}
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
          <DomainsField form={form} settings={settings} />
          <Switch
            key={form.key('createUsers')}
            label={t.createUsers}
            description={t.createUsersHint}
            {...field('createUsers', {}, 'checkbox')}
          />
          <Switch
            key={form.key('enabled')}
            label={t.enabled}
            description={t.enabledHint}
            {...field('enabled', {}, 'checkbox')}
          />
        </Stack>
      </Card>
    </form>
  );
};
