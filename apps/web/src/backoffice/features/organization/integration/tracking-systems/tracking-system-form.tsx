import { type TrackingSystemSettings, trackingSystemChange } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { DialogForm } from '../../../../shared/dialog/dialog-form.tsx';
import { useFields } from '../../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../../shared/form/validate-with.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { useHostNotAllowedText } from '../../allowed-hosts.tsx';
import { useSaveTrackingSystem } from './use-tracking-systems.ts';

interface Props {
  readonly organizationId: string;
  readonly system: TrackingSystemSettings;
  readonly onSaved: () => void;
}

const check = validateWith(trackingSystemChange);

export const TrackingSystemForm = ({ organizationId, system, onSaved }: Props) => {
  const t = useMessages(backoffice.integration).trackingSystems;
  const { provider, apiUrl } = system;
  const notify = useNotify();
  const save = useSaveTrackingSystem(organizationId);
  const hostNotAllowed = useHostNotAllowedText(organizationId);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { token: '', apiUrl },
    validate: (values) => check(values),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit(
    (change) =>
      save.mutate(
        { provider, change },
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
      loading={save.isPending}
      submitLabel={t.save}
    >
      <PasswordInput
        key={form.key('token')}
        label={t.tokens[provider]}
        description={t.tokenHint}
        autoComplete="off"
        required
        data-autofocus
        {...field('token')}
      />
      {provider === 'ashby' && (
        <TextInput
          key={form.key('apiUrl')}
          type="url"
          label={t.apiUrl}
          spellCheck={false}
          required
          {...field('apiUrl', { one_of: hostNotAllowed })}
        />
      )}
    </DialogForm>
  );
};
