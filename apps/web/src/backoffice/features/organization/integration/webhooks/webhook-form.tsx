import {
  type Contract,
  newWebhook,
  type ResponseOf,
  SUBSCRIBED_EVENTS,
  type SubscribedEvent,
  type Webhook,
  WEBHOOK_FORMATS,
  type WebhookFormat,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Checkbox, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { DialogForm } from '../../../../shared/dialog/dialog-form.tsx';
import { useFields } from '../../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../../shared/form/validate-with.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { useHostNotAllowedText } from '../../allowed-hosts.tsx';
import { useChangeWebhook, useCreateWebhook } from './change-webhooks.ts';

interface Props {
  readonly organizationId: string;
  readonly webhook: Webhook | null;
  readonly onCreated: (created: ResponseOf<Contract['integration']['createWebhook']>) => void;
  readonly onChanged: () => void;
}

interface WebhookValues extends Record<string, unknown> {
  readonly url: string;
  readonly events: SubscribedEvent[];
  readonly format: WebhookFormat;
}

const check = validateWith(newWebhook);

export const WebhookForm = ({ organizationId, webhook, onCreated, onChanged }: Props) => {
  const { webhooks: t, deliveries } = useMessages(backoffice.integration);
  const notify = useNotify();
  const create = useCreateWebhook(organizationId);
  const change = useChangeWebhook(organizationId);
  const hostNotAllowed = useHostNotAllowedText(organizationId);
  const form = useForm<WebhookValues>({
    mode: 'uncontrolled',
    initialValues: {
      url: webhook?.url ?? '',
      events: webhook?.events ?? ['candidate.completed'],
      format: webhook?.format ?? 'cadran',
    },
    validate: (values) => ({
      ...check(values),
      ...(values.url.trim() === '' ? { url: 'required' } : {}),
    }),
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit((values) => {
    if (webhook)
      change.mutate(
        { webhook, change: values },
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
      create.mutate(values, {
        onSuccess: (created) => {
          form.resetDirty();
          onCreated(created);
        },
        onError: failed,
      });
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
      <Checkbox.Group
        key={form.key('events')}
        label={t.events}
        required
        {...field('events', { min_items: t.eventRequired })}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="sm">
          {SUBSCRIBED_EVENTS.map((event) => (
            <Checkbox key={event} value={event} label={deliveries.events[event]} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Select
        key={form.key('format')}
        label={t.format}
        description={t.formatHint}
        data={WEBHOOK_FORMATS.map((format) => ({ value: format, label: t.formats[format] }))}
        allowDeselect={false}
        {...field('format')}
      />
    </DialogForm>
  );
};
