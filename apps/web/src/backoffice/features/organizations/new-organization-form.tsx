import { type Language, newOrganization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { LANGUAGE_OPTIONS } from '../../../shared/language/language-names.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { DialogForm } from '../../shared/dialog/dialog-form.tsx';
import { useFields } from '../../shared/form/use-fields.ts';
import { useFormFailure } from '../../shared/form/use-form-failure.ts';
import { validateWith } from '../../shared/form/validate-with.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useCreateOrganization } from './change-organizations.ts';

interface NewOrganization extends Record<string, unknown> {
  readonly name: string;
  readonly language: Language;
}

const toRequestBody = ({ name, language }: NewOrganization) => ({ name, settings: { language } });
const check = validateWith(newOrganization);

export const NewOrganizationForm = ({ onCreated }: { readonly onCreated: () => void }) => {
  const t = useMessages(backoffice.organizations);
  const notify = useNotify();
  const { language } = useLanguage();
  const create = useCreateOrganization();
  const form = useForm<NewOrganization>({
    mode: 'uncontrolled',
    initialValues: { name: '', language },
    validate: (values) => check(toRequestBody(values)),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit(
    (values) =>
      create.mutate(toRequestBody(values), {
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
    <DialogForm
      onSubmit={submit}
      isDirty={form.isDirty}
      loading={create.isPending}
      submitLabel={t.create}
    >
      <TextInput key={form.key('name')} label={t.name} required data-autofocus {...field('name')} />
      <Select
        key={form.key('language')}
        label={t.language}
        description={t.languageHint}
        data={LANGUAGE_OPTIONS}
        allowDeselect={false}
        {...field('language')}
      />
    </DialogForm>
  );
};
