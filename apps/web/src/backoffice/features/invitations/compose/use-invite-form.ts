import { LANGUAGES, type QueuedMails } from '@cadran/contract';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../../language/language-context.tsx';
import { formErrors } from '../../../shared/form/form-errors.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { useServices } from '../../../shared/services.tsx';
import { useSendMail } from '../../../shared/mail/send-mail.ts';
import { checkMessage } from '../../../shared/mail/check-message.ts';
import { recipientsQuery, useRecipients } from './get-recipients.ts';
import type { MessageValues } from '../../../shared/mail/message-fields.tsx';

interface InviteValues extends MessageValues {
  readonly text: string;
}

/** Addresses and words of an invitation, from the first letter to the answer of the server. */
export const useInviteForm = (campaignId: string, onSent: (answer: QueuedMails) => void) => {
  const { api, queryClient } = useServices();
  const { language } = useLanguage();
  const initialValues: InviteValues = { text: '', language, message: '' };
  const [values, setValues] = useState(initialValues);
  const send = useSendMail(campaignId);
  const form = useForm<InviteValues>({
    mode: 'uncontrolled',
    initialValues,
    validate: (typed) => ({
      ...(typed.text.trim() === '' && { text: 'required' }),
      ...checkMessage('invitation', campaignId, typed),
    }),
    onValuesChange: (typed) => {
      setValues(typed);
      send.reset();
    },
  });
  const { refused, failed } = useFormFailure(form);
  const recipients = useRecipients(values.text);

  const invite = useMutation({
    mutationFn: async (typed: InviteValues): Promise<void> => {
      // What stands there now, even if it was pasted a moment ago; a list that cannot be read is told below it.
      const list = recipientsQuery(api, typed.text.trim());
      const read = await queryClient.fetchQuery(list).catch(() => null);
      if (read === null) return;
      if (read.recipients.length === 0) {
        form.setErrors({ text: 'min_items:1' });
        refused({ text: true });
        return;
      }
      const message = typed.message.trim();
      const answer = await send.mutateAsync({
        kind: 'invitation',
        to: read.recipients,
        language: LANGUAGES.find((code) => code === typed.language) ?? language,
        ...(message && { message }),
      });
      form.resetDirty();
      onSent(answer);
    },
    onError: (error) => {
      if (formErrors(error)) failed(error);
    },
  });

  return {
    form,
    values,
    recipients,
    sending: invite.isPending,
    /** Why nothing was sent, unless a field says so. */
    refusal: formErrors(send.error) ? null : send.error,
    submit: form.onSubmit((typed) => invite.mutate(typed), refused),
  };
};
