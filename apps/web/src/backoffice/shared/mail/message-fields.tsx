import { LANGUAGES, MAIL_LIMITS } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Group, Radio, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { useFields } from '../form/use-fields.ts';

/** What every mail of a campaign lets one choose. */
export interface MessageValues extends Record<string, unknown> {
  readonly language: string;
  readonly message: string;
}

interface Props<T extends MessageValues> {
  readonly form: UseFormReturnType<T>;
  readonly written: string;
  /** Off where everybody is written to in their own language. */
  readonly chooseLanguage?: boolean;
}

export const MessageFields = <T extends MessageValues>({
  form,
  written,
  chooseLanguage = true,
}: Props<T>) => {
  const t = useMessages(backoffice.invitations).compose;
  const { languages } = useMessages(backoffice.mails);
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
            {LANGUAGES.map((code) => (
              <Radio key={code} value={code} label={languages[code]} />
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
      <p className="message-left">{t.left(left, formatNumber(left, language))}</p>
    </>
  );
};
