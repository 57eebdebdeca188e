import {
  type ResponseOf,
  API_SCOPES,
  type ApiScope,
  type Contract,
  newApiKey,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Checkbox, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { DialogForm } from '../../../../shared/dialog/dialog-form.tsx';
import { useFields } from '../../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../../shared/form/validate-with.ts';
import { useCreateKey } from './change-keys.ts';

const DAY_MS = 86_400_000;
const LIFETIMES = ['30', '90', '365', 'never'] as const;

interface KeyValues extends Record<string, unknown> {
  readonly name: string;
  readonly scopes: ApiScope[];
  readonly lifetime: (typeof LIFETIMES)[number];
}

interface Props {
  readonly organizationId: string;
  readonly onCreated: (created: ResponseOf<Contract['integration']['createKey']>) => void;
}

const check = validateWith(newApiKey);
const toRequestBody = ({ name, scopes, lifetime }: KeyValues) => ({
  name,
  scopes,
  expiresAt:
    lifetime === 'never' ? null : new Date(Date.now() + Number(lifetime) * DAY_MS).toISOString(),
});

export const NewKeyForm = ({ organizationId, onCreated }: Props) => {
  const t = useMessages(backoffice.integration).keys;
  const create = useCreateKey(organizationId);
  const form = useForm<KeyValues>({
    mode: 'uncontrolled',
    initialValues: { name: '', scopes: [], lifetime: '365' },
    validate: (values) => check(toRequestBody(values)),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit(
    (values) =>
      create.mutate(toRequestBody(values), {
        onSuccess: (created) => {
          form.resetDirty();
          onCreated(created);
        },
        onError: failed,
      }),
    refused,
  );
  return (
    <DialogForm
      onSubmit={submit}
      isDirty={form.isDirty}
      loading={create.isPending}
      submitLabel={t.create}
    >
      <TextInput
        key={form.key('name')}
        label={t.name}
        description={t.nameHint}
        required
        data-autofocus
        {...field('name', { max_items: t.tooMany })}
      />
      <Checkbox.Group
        key={form.key('scopes')}
        label={t.scopes}
        description={t.scopesHint}
        required
        {...field('scopes', { min_items: t.scopeRequired })}
      >
        <Stack gap="sm" mt="sm">
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={t.scopeNames[scope].name}
              description={t.scopeNames[scope].hint}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Select
        key={form.key('lifetime')}
        label={t.lifetime}
        description={t.lifetimeHint}
        data={LIFETIMES.map((lifetime) => ({ value: lifetime, label: t.lifetimes[lifetime] }))}
        allowDeselect={false}
        {...field('lifetime')}
      />
    </DialogForm>
  );
};
