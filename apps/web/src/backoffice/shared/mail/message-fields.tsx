import {
  MAIL_LIMITS,
  type CampaignMailKind,
  type FieldErrors,
  mailPreviewRequest,
} from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Group, Radio, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { LANGUAGE_OPTIONS } from '../../../shared/language/language-names.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useFields } from '../form/use-fields.ts';
import styles from './mail-form.module.css';
import { validateWith } from '../form/validate-with.ts';

export interface MessageValues extends Record<string, unknown> {
  readonly language: string;
  readonly message: string;
}

interface Props<T extends MessageValues> {
  readonly form: UseFormReturnType<T>;
  readonly written: string;
  /** Off where each recipient has an own language. */
  readonly chooseLanguage?: boolean;
}

export const MessageFields = <T extends MessageValues>({
  form,
  written,
  chooseLanguage = true,
}: Props<T>) => {
  const t = useMessages(backoffice.invitations).compose;
  const { language } = useLanguage();
  const field = useFields(form);
  const left = MAIL_LIMITS.message - written.length;
  return (
    <>
      {chooseLanguage && (
        <Radio.Group
          key={form.key('language')}
          label={t.language}
          description={t.languageHint}
          {...field('language')}
        >
          <Group mt="xs" gap="lg">
            {LANGUAGE_OPTIONS.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Group>
        </Radio.Group>
      )}
      <Textarea
        key={form.key('message')}
        label={t.own}
        description={t.ownHint}
        placeholder={t.ownPlaceholder}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={MAIL_LIMITS.message}
        {...field('message')}
      />
      <p className={styles.messageLeft}>{t.left(left, formatNumber(left, language))}</p>
    </>
  );
};

const check = validateWith(mailPreviewRequest);

export const validateMessage = (
  kind: CampaignMailKind,
  campaignId: string,
  { language, message }: MessageValues,
): FieldErrors => check({ kind, campaignId, language, message: message.trim() || undefined });
