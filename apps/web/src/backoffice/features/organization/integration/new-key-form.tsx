import {
  type AnswerOf,
  API_SCOPES,
  type ApiScope,
  type Contract,
  newApiKey,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Checkbox, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../language/use-messages.ts';
import { DialogActions } from '../../../shared/dialog/dialog-actions.tsx';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useCreateKey } from './change-keys.ts';

const DAY_MS = 86_400_000;
const LIVES = ['30', '90', '365', 'never'] as const;

interface KeyValues extends Record<string, unknown> {
  readonly name: string;
  readonly scopes: ApiScope[];
  readonly life: (typeof LIVES)[number];
}

interface Props {
  readonly organizationId: string;
  readonly onCreated: (created: AnswerOf<Contract['integration']['createKey']>) => void;
}

const check = validateWith(newApiKey);
const bodyOf = ({ name, scopes, life }: KeyValues) => ({
  name,
  scopes,
  expiresAt: life === 'never' ? null : new Date(Date.now() + Number(life) * DAY_MS).toISOString(),
});

export const NewKeyForm = ({ organizationId, onCreated }: Props) => {
  const t = useMessages(backoffice.integration).keys;
  const create = useCreateKey(organizationId);
  const form = useForm<KeyValues>({
    mode: 'uncontrolled',
    initialValues: { name: '', scopes: [], life: '365' },
    validate: (values) => check(bodyOf(values)),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit(
    (values) =>
      create.mutate(bodyOf(values), {
        onSuccess: (created) => {
          form.resetDirty();
          onCreated(created);
        },
        onError: failed,
      }),
    refused,
  );
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isDirty={form.isDirty} />
      <Stack gap="lg">
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
          key={form.key('life')}
          label={t.life}
          description={t.lifeHint}
          data={LIVES.map((life) => ({ value: life, label: t.lives[life] }))}
          allowDeselect={false}
          {...field('life')}
        />
        <DialogActions>
          <Button type="submit" loading={create.isPending}>
            {t.create}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};
