import type { ResponseOf, Contract, Webhook } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { DialogForm } from '../../../../shared/dialog/dialog-form.tsx';
import { useFields } from '../../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../../shared/form/use-form-failure.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { useHostNotAllowedText } from '../../allowed-hosts.tsx';
import { useChangeWebhook, useCreateWebhook } from './change-webhooks.ts';

interface Props {
  readonly organizationId: string;
  readonly webhook: Webhook | null;
  readonly onCreated: (created: ResponseOf<Contract['integration']['createWebhook']>) => void;
  readonly onChanged: () => void;
}

export const WebhookForm = ({ organizationId, webhook, onCreated, onChanged }: Props) => {
  const t = useMessages(backoffice.integration).webhooks;
  const notify = useNotify();
  const create = useCreateWebhook(organizationId);
  const change = useChangeWebhook(organizationId);
  const hostNotAllowed = useHostNotAllowedText(organizationId);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { url: webhook?.url ?? '' },
    validate: { url: (typed) => (typed.trim() === '' ? 'required' : null) },
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit(({ url }) => {
    if (webhook)
      change.mutate(
        { webhook, change: { url } },
        {
          onSuccess: () => {
            form.resetDirty();
            notify.success(t.saved);
            onChanged();
          },
          onError: failed,
        },
      );
    else
      create.mutate(
        { url },
        {
          onSuccess: (created) => {
            form.resetDirty();
            onCreated(created);
          },
          onError: failed,
        },
      );
  }, refused);
  return (
    <DialogForm
      onSubmit={submit}
      isDirty={form.isDirty}
      loading={create.isPending || change.isPending}
      submitLabel={webhook ? t.save : t.create}
    >
      <TextInput
        key={form.key('url')}
        type="url"
        label={t.url}
        description={t.urlHint}
        placeholder="https://hooks.example.org/cadran"
        spellCheck={false}
        required
        data-autofocus
        {...field('url', { one_of: hostNotAllowed, max_items: t.tooMany })}
      />
    </DialogForm>
  );
};
