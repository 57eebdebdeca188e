import { type Invitation, LANGUAGES, type Module, type QueuedMails } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import type { Campaign } from '../../shared/campaigns/campaign-types.ts';
import { FormDialog } from '../../shared/dialog/form-dialog.tsx';
import { UnsavedGuard } from '../../shared/dialog/unsaved-guard.tsx';
import type { ShownDialog } from '../../shared/dialog/use-dialog.ts';
import { formErrors } from '../../shared/form/form-errors.ts';
import { useFormFailure } from '../../shared/form/use-form-failure.ts';
import { useSendMail } from './change-invitations.ts';
import { checkMessage } from './compose/check-message.ts';
import { MailPreview } from './compose/mail-preview.tsx';
import { MessageFields, type MessageValues } from './compose/message-fields.tsx';
import { invitationName } from './invitation-name.ts';
import { RefusalNote } from './refusal-note.tsx';

/** One of them, or everybody who may be reminded. */
export interface Reminded {
  readonly one: Invitation | null;
  readonly count: number;
}

interface Props {
  readonly module: Module;
  readonly campaign: Campaign;
  readonly onSent: (answer: QueuedMails) => void;
}

const RemindForm = ({
  module,
  campaign,
  reminded: { one, count },
  onSent,
}: Props & { readonly reminded: Reminded }) => {
  const t = useMessages(backoffice.invitations).reminder;
  const { language } = useLanguage();
  const initialValues: MessageValues = { language: one?.language ?? language, message: '' };
  const [values, setValues] = useState(initialValues);
  const send = useSendMail(campaign.id);
  const form = useForm<MessageValues>({
    mode: 'uncontrolled',
    initialValues,
    validate: (typed) => checkMessage('reminder', campaign.id, typed),
    onValuesChange: setValues,
  });
  const { refused, failed } = useFormFailure(form);
  const chosen = LANGUAGES.find((code) => code === values.language) ?? language;
  const message = values.message.trim();
  const submit = form.onSubmit(
    () =>
      send.mutate(
        {
          kind: 'reminder',
          language: chosen,
          ...(one && { to: [{ email: one.email, name: one.name }] }),
          ...(message && { message }),
        },
        {
          onSuccess: (answer) => {
            form.resetDirty();
            onSent(answer);
          },
          onError: (error) => {
            if (formErrors(error)) failed(error);
          },
        },
      ),
    refused,
  );
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isDirty={form.isDirty} />
      <Stack gap="md">
        <Text>{one ? t.explanationOne : t.explanations[module]}</Text>
        <MessageFields
          form={form}
          written={values.message}
          // Who has begun is written to in the language of the questionnaire.
          chooseLanguage={module === 'profiling' || one?.status === 'sent'}
        />
        <MailPreview
          kind="reminder"
          campaignId={campaign.id}
          organizationId={campaign.organizationId}
          language={chosen}
          name={one?.name ?? ''}
          message={message || undefined}
        />
        {send.error && !formErrors(send.error) && <RefusalNote error={send.error} asked={count} />}
        <Group justify="flex-end" className="remind-send">
          <Button type="submit" loading={send.isPending}>
            {t.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

export const RemindDialog = ({
  dialog,
  ...props
}: Props & { readonly dialog: ShownDialog<Reminded> }) => {
  const t = useMessages(backoffice.invitations).reminder;
  const { opened, subject, close } = dialog;
  const title = subject?.one
    ? t.titleOne(invitationName(subject.one))
    : t.title(subject?.count ?? 0);
  return (
    <FormDialog opened={opened} onClose={close} title={title} size="xl">
      {subject && <RemindForm {...props} reminded={subject} />}
    </FormDialog>
  );
};
