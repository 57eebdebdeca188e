import {
  type CampaignMailKind,
  LANGUAGES,
  type Language,
  type QueuedMails,
  type Recipient,
} from '@cadran/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { UnsavedGuard } from '../dialog/unsaved-guard.tsx';
import { formErrors, useFormFailure } from '../form/use-form-failure.ts';
import { validateMessage, MessageFields, type MessageValues } from './message-fields.tsx';
import { MailPreview } from './preview/mail-preview.tsx';
import { MailError } from './errors/mail-error.tsx';
import { useSendMail } from './send-mail.ts';
import styles from './mail-form.module.css';

interface Props {
  readonly kind: CampaignMailKind;
  readonly campaign: { readonly id: string; readonly organizationId: string };
  /** One recipient, or all that are allowed. */
  readonly to: Recipient | null;
  readonly count: number;
  readonly language: Language;
  /** Off where each recipient has the language of their questionnaire. */
  readonly chooseLanguage: boolean;
  /** For a reminder to one candidate: whether there are saved answers. */
  readonly begun?: boolean;
  readonly explanation: string;
  readonly send: string;
  readonly onSent: (answer: QueuedMails) => void;
}

/** Form for reminders and other follow-up mails, with preview. */
export const MailForm = ({
  kind,
  campaign,
  to,
  count,
  language,
  chooseLanguage,
  begun,
  explanation,
  send: sendWords,
  onSent,
}: Props) => {
  const initialValues: MessageValues = { language, message: '' };
  const [values, setValues] = useState(initialValues);
  const send = useSendMail(campaign.id);
  const form = useForm<MessageValues>({
    mode: 'uncontrolled',
    initialValues,
    validate: (typed) => validateMessage(kind, campaign.id, typed),
    onValuesChange: setValues,
  });
  const { refused, failed } = useFormFailure(form);
  const chosen = LANGUAGES.find((code) => code === values.language) ?? language;
  const message = values.message.trim();
  const submit = form.onSubmit(
    () =>
      send.mutate(
        { kind, language: chosen, ...(to && { to: [to] }), ...(message && { message }) },
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
        <Text>{explanation}</Text>
        <MessageFields form={form} written={values.message} chooseLanguage={chooseLanguage} />
        <MailPreview
          kind={kind}
          campaignId={campaign.id}
          organizationId={campaign.organizationId}
          language={chosen}
          name={to?.name ?? ''}
          message={message || undefined}
          begun={begun}
        />
        {send.error && !formErrors(send.error) && <MailError error={send.error} asked={count} />}
        <Group justify="flex-end" className={styles.mailSend}>
          <Button type="submit" loading={send.isPending}>
            {sendWords}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
