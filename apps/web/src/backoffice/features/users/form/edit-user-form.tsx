import { type User, userChange } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { DialogForm } from '../../../shared/dialog/dialog-form.tsx';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useUpdateUser } from '../change-users.ts';
import { UserFields } from './user-fields.tsx';
import { toUserChange, type UserValues, toFormValues } from './user-values.ts';

interface Props {
  readonly user: User;
  readonly onSaved: () => void;
}

const check = validateWith(userChange);

export const EditUserForm = ({ user, onSaved }: Props) => {
  const t = useMessages(backoffice.users);
  const notify = useNotify();
  const { user: actor } = useSession();
  const update = useUpdateUser();
  const form = useForm<UserValues>({
    mode: 'uncontrolled',
    initialValues: toFormValues(user),
    validate: (values) => check(toUserChange(user, values)),
  });
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit(
    (values) =>
      update.mutate(
        { user, change: toUserChange(user, values) },
        {
          onSuccess: () => {
            form.resetDirty();
            notify.success(t.saved);
            onSaved();
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
      loading={update.isPending}
      submitLabel={t.save}
    >
      <UserFields form={form} withStatus self={user.id === actor.id} />
    </DialogForm>
  );
};
