import { type Language, LANGUAGES, newOrganization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { DialogActions } from '../../shared/dialog/dialog-actions.tsx';
import { UnsavedGuard } from '../../shared/dialog/unsaved-guard.tsx';
import { useFields } from '../../shared/form/use-fields.ts';
import { useFormFailure } from '../../shared/form/use-form-failure.ts';
import { validateWith } from '../../shared/form/validate-with.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useCreateOrganization } from './change-organizations.ts';

interface NewOrganization extends Record<string, unknown> {
  readonly name: string;
  readonly language: Language;
}

const bodyOf = ({ name, language }: NewOrganization) => ({ name, settings: { language } });
const check = validateWith(newOrganization);

export const NewOrganizationForm = ({ onCreated }: { readonly onCreated: () => void }) => {
  const t = useMessages(backoffice.organizations);
  const notify = useNotify();
  const { language } = useLanguage();
  const create = useCreateOrganization();
  const form = useForm<NewOrganization>({
    mode: 'uncontrolled',
    initialValues: { name: '', language },
    validate: (values) => check(bodyOf(values)),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit(
    (values) =>
      create.mutate(bodyOf(values), {
        onSuccess: () => {
          form.resetDirty();
          notify.success(t.created);
          onCreated();
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
          required
          data-autofocus
          {...field('name')}
        />
        <Select
          key={form.key('language')}
          label={t.language}
          description={t.languageHint}
          data={LANGUAGES.map((code) => ({ value: code, label: t.languages[code] }))}
          allowDeselect={false}
          {...field('language')}
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
