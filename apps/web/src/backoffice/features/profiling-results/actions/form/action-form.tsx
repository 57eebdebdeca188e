import { type AuditAction, newAuditAction } from '@cadran/contract';
import { recommendationText } from '@cadran/instruments/recommendations';
import { useForm } from '@mantine/form';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { DialogForm } from '../../../../shared/dialog/dialog-form.tsx';
import { useFormFailure } from '../../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../../shared/form/validate-with.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { useCreateAction, useUpdateAction } from '../get-actions.ts';
import { useActionWords } from '../use-action-words.ts';
import { type ActionChoices, ActionFields } from './action-fields.tsx';
import {
  type ActionStart,
  type ActionValues,
  newActionValues,
  toActionBody,
  toActionErrors,
  toActionValues,
} from './action-values.ts';

interface Props {
  readonly campaignId: string;
  /** Null: a new one. */
  readonly action: AuditAction | null;
  readonly start?: ActionStart | undefined;
  readonly choices: ActionChoices;
  readonly onSaved: () => void;
}

const check = validateWith(newAuditAction);

/** Members and units that are gone stay as they are until somebody chooses others. */
const choicesOf = (
  { units, members }: ActionChoices,
  action: AuditAction | null,
): ActionChoices => {
  const { unit, responsible } = action ?? {};
  const isKnown = (of: readonly { readonly id: string }[], id: string | null | undefined) =>
    !id || of.some((one) => one.id === id);
  return {
    units:
      unit?.name && !isKnown(units, unit.id) ? [...units, { id: unit.id, name: unit.name }] : units,
    members:
      responsible?.userId && !isKnown(members, responsible.userId)
        ? [...members, { id: responsible.userId, name: responsible.name }]
        : members,
  };
};

export const ActionForm = ({ campaignId, action, start, choices, onSaved }: Props) => {
  const { t } = useActionWords();
  const { language } = useLanguage();
  const notify = useNotify();
  const create = useCreateAction(campaignId);
  const update = useUpdateAction();
  const form = useForm<ActionValues>({
    mode: 'uncontrolled',
    initialValues: action ? toActionValues(action) : newActionValues(start),
    validate: (values) => toActionErrors(check(toActionBody(values))),
  });
  const { refused, failed } = useFormFailure(form, toActionErrors);
  const submit = form.onSubmit((values) => {
    const body = toActionBody(values);
    const done = {
      onSuccess: () => {
        form.resetDirty();
        notify.success(action ? t.form.saved : t.form.created);
        onSaved();
      },
      onError: failed,
    };
    if (action) update.mutate({ action, change: body }, done);
    else create.mutate({ ...body, recommendation: start?.recommendation ?? null }, done);
  }, refused);
  const recommendation = action?.recommendation ?? start?.recommendation;
  return (
    <DialogForm
      onSubmit={submit}
      isDirty={form.isDirty}
      loading={create.isPending || update.isPending}
      submitLabel={action ? t.form.save : t.form.create}
    >
      {recommendation && (
        <p>{t.form.recommendation(recommendationText(recommendation).title[language])}</p>
      )}
      <ActionFields form={form} choices={choicesOf(choices, action)} />
    </DialogForm>
  );
};
