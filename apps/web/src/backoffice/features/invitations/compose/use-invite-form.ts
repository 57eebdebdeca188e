import { LANGUAGES, type QueuedMails } from '@cadran/contract';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { formErrors, useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { useServices } from '../../../shared/services.tsx';
import { useSendMail } from '../../../shared/mail/send-mail.ts';
import { validateMessage, type MessageValues } from '../../../shared/mail/message-fields.tsx';
import { recipientsQuery, useRecipients } from './parse-recipients.ts';

interface InviteValues extends MessageValues {
  readonly text: string;
}

export const useInviteForm = (campaignId: string, onSent: (result: QueuedMails) => void) => {
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
      ...validateMessage('invitation', campaignId, typed),
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
      // The current text, which the debounced query may not have seen; its error is shown below the field.
      const list = recipientsQuery(api, typed.text.trim());
      const parsed = await queryClient.fetchQuery(list).catch(() => null);
      if (parsed === null) return;
      if (parsed.recipients.length === 0) {
        form.setErrors({ text: 'min_items:1' });
        refused({ text: true });
        return;
      }
      const message = typed.message.trim();
      const result = await send.mutateAsync({
        kind: 'invitation',
        to: parsed.recipients,
        language: LANGUAGES.find((code) => code === typed.language) ?? language,
        ...(message && { message }),
      });
      form.resetDirty();
      onSent(result);
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
    /** Why nothing was sent, unless it is shown at a field. */
    refusal: formErrors(send.error) ? null : send.error,
    submit: form.onSubmit((typed) => invite.mutate(typed), refused),
  };
};
