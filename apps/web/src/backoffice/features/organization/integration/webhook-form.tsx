import type { AnswerOf, Contract, Webhook } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../language/use-messages.ts';
import { DialogActions } from '../../../shared/dialog/dialog-actions.tsx';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useHostRefusal } from '../use-host-refusal.ts';
import { useChangeWebhook, useCreateWebhook } from './change-webhooks.ts';

interface Props {
  readonly organizationId: string;
  /** The one whose address changes; null for a new one. */
  readonly webhook: Webhook | null;
  readonly onCreated: (created: AnswerOf<Contract['integration']['createWebhook']>) => void;
  readonly onChanged: () => void;
}

export const WebhookForm = ({ organizationId, webhook, onCreated, onChanged }: Props) => {
  const t = useMessages(backoffice.integration).webhooks;
  const notify = useNotify();
  const create = useCreateWebhook(organizationId);
  const change = useChangeWebhook(organizationId);
  const refusal = useHostRefusal(organizationId);
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
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isDirty={form.isDirty} />
      <Stack gap="lg">
        <TextInput
          key={form.key('url')}
          type="url"
          label={t.url}
          description={t.urlHint}
          placeholder="https://hooks.example.org/cadran"
          spellCheck={false}
          required
          data-autofocus
          {...field('url', { one_of: refusal, max_items: t.tooMany })}
        />
        <DialogActions>
          <Button type="submit" loading={create.isPending || change.isPending}>
            {webhook ? t.save : t.create}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};
