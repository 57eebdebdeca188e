import { type Language, normsAdoption } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { DialogForm } from '../../../shared/dialog/dialog-form.tsx';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useAdoptNorms } from './change-norms.ts';

interface Props {
  readonly language: Language;
  readonly onDone: () => void;
}

const check = validateWith(normsAdoption);

/** What adopting changes, then a name. */
export const AdoptForm = ({ language, onDone }: Props) => {
  const t = useMessages(backoffice.evidence).norms.adopting;
  const notify = useNotify();
  const adopt = useAdoptNorms();
  const form = useForm<Record<'name', string>>({
    mode: 'uncontrolled',
    initialValues: { name: '' },
    validate: ({ name }) => check({ language, name }),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit(
    ({ name }) =>
      adopt.mutate(
        { language, name },
        {
          onSuccess: () => {
            form.resetDirty();
            notify.success(t.done);
            onDone();
          },
          onError: failed,
        },
      ),
    refused,
  );
  return (
    <DialogForm
      onSubmit={submit}
      isDirty={form.isDirty}
      loading={adopt.isPending}
      submitLabel={t.confirm}
    >
      <p>{t.explanation}</p>
      <TextInput
        key={form.key('name')}
        label={t.name}
        description={t.nameHint}
        required
        {...field('name')}
      />
    </DialogForm>
  );
};
