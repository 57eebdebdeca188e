import { normsAdoption, type NormsPreview } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { DialogForm } from '../../../shared/dialog/dialog-form.tsx';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useAdoptNorms } from './change-norms.ts';
import { PreviewMoves } from './preview-moves.tsx';
import styles from '../evidence.module.css';

interface Props {
  readonly preview: NormsPreview;
  readonly onDone: () => void;
}

const check = validateWith(normsAdoption);

/** What would change, then a name; below 300 people only how many there are. */
export const AdoptForm = ({ preview, onDone }: Props) => {
  const t = useMessages(backoffice.evidence).norms.preview;
  const { language: shown } = useLanguage();
  const notify = useNotify();
  const adopt = useAdoptNorms();
  const { language, people, needed, canAdopt } = preview;
  const form = useForm<Record<'name', string>>({
    mode: 'uncontrolled',
    initialValues: { name: '' },
    validate: ({ name }) => check({ language, name }),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  if (!canAdopt)
    return (
      <p className={styles.panelBefore}>
        {t.tooFew(formatNumber(people, shown), formatNumber(needed, shown))}
      </p>
    );
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
      <PreviewMoves preview={preview} />
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
