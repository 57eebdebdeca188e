import { LANGUAGES, MAIL_LIMITS, type QueuedMails } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Stack, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMessages } from '../../../../language/use-messages.ts';
import type { Campaign } from '../../../shared/campaigns/campaign-types.ts';
import { CsvFileInput } from '../../../shared/csv/csv-file-input.tsx';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useFields } from '../../../shared/form/use-fields.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QuotaLine } from '../mail-notes.tsx';
import { RefusalNote } from '../../../shared/mail/refusal-note.tsx';
import { MailPreview } from '../../../shared/mail/mail-preview.tsx';
import { MessageFields } from '../../../shared/mail/message-fields.tsx';
import { Recognised } from './recognised.tsx';
import { useInviteForm } from './use-invite-form.ts';

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
  const count = recipients.read.recipients.length;
  const language = LANGUAGES.find((code) => code === values.language) ?? 'fr';
  return (
    <form className="invite-form" onSubmit={state.submit} noValidate>
      <UnsavedGuard isDirty={form.isDirty} />
      <div className="invite-write">
        <Card title={t.recipients}>
          <Stack gap="md">
            <Textarea
              key={form.key('text')}
              className="invite-addresses"
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
            {values.text.trim() !== '' && <Recognised {...recipients} />}
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
          name={(recipients.read.recipients[0]?.name ?? '').slice(0, MAIL_LIMITS.recipientName)}
          message={values.message.trim() || undefined}
        />
      </Card>
      {state.refusal && (
        <div className="invite-refusal">
          <RefusalNote error={state.refusal} asked={count} />
        </div>
      )}
      <div className="invite-send">
        <QuotaLine />
        <Button variant="default" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button
          type="submit"
          loading={state.sending}
          disabled={campaign.status !== 'open'}
          leftSection={<IconSend size={18} stroke={1.5} aria-hidden />}
        >
          {t.send(count)}
        </Button>
      </div>
    </form>
  );
};
