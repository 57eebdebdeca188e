import { LANGUAGES, MAIL_LIMITS, type QueuedMails } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Stack, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { hasEndedCodes } from '../../../shared/campaigns/campaign-codes.ts';
import type { Campaign } from '../../../shared/campaigns/campaign-types.ts';
import { CsvFileInput } from '../../../shared/csv/csv-file-input.tsx';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useFields } from '../../../shared/form/use-fields.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import { MailQuota } from '../mail-warnings.tsx';
import { MailError } from '../../../shared/mail/errors/mail-error.tsx';
import { MailPreview } from '../../../shared/mail/preview/mail-preview.tsx';
import { MessageFields } from '../../../shared/mail/message-fields.tsx';
import { ParsedRecipientList } from './parsed-recipient-list.tsx';
import { useInviteForm } from './use-invite-form.ts';
import styles from '../invitations.module.css';

interface Props {
  readonly campaign: Campaign;
  readonly onSent: (answer: QueuedMails) => void;
  readonly onCancel: () => void;
}

export const InviteForm = ({ campaign, onSent, onCancel }: Props) => {
  const t = useMessages(backoffice.invitations).compose;
  const state = useInviteForm(campaign.id, onSent);
  const { form, values, recipients } = state;
  const field = useFields(form);
  const count = recipients.parsed.recipients.length;
  const language = LANGUAGES.find((code) => code === values.language) ?? 'fr';
  return (
    <form className={styles.inviteForm} onSubmit={state.submit} noValidate>
      <UnsavedGuard isDirty={form.isDirty} />
      <div className={styles.inviteWrite}>
        <Card title={t.recipients}>
          <Stack gap="md">
            <Textarea
              key={form.key('text')}
              className={styles.inviteAddresses}
              label={t.addresses}
              description={t.recipientsHint(MAIL_LIMITS.recipients)}
              placeholder={t.placeholder}
              autosize
              minRows={5}
              maxRows={14}
              spellCheck={false}
              required
              {...field('text', { required: t.nobody, min_items: t.nobody })}
            />
            <CsvFileInput
              label={t.file}
              description={t.fileHint}
              placeholder={t.chooseFile}
              onText={(text) => form.setFieldValue('text', text)}
            />
            {values.text.trim() !== '' && <ParsedRecipientList {...recipients} />}
          </Stack>
        </Card>
        <Card title={t.message}>
          <Stack gap="md">
            <MessageFields form={form} written={values.message} />
          </Stack>
        </Card>
      </div>
      <Card title={t.preview}>
        <MailPreview
          kind="invitation"
          campaignId={campaign.id}
          organizationId={campaign.organizationId}
          language={language}
          name={(recipients.parsed.recipients[0]?.name ?? '').slice(0, MAIL_LIMITS.recipientName)}
          message={values.message.trim() || undefined}
        />
      </Card>
      {state.refusal && (
        <div className={styles.inviteRefusal}>
          <MailError error={state.refusal} asked={count} />
        </div>
      )}
      <div className={styles.inviteSend}>
        <MailQuota />
        <Button variant="default" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button
          type="submit"
          loading={state.sending}
          disabled={campaign.status !== 'open' || hasEndedCodes(campaign)}
          leftSection={<IconSend size={18} stroke={1.5} aria-hidden />}
        >
          {t.send(count)}
        </Button>
      </div>
    </form>
  );
};
