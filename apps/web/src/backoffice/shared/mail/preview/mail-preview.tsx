import { LANGUAGES, type Language } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { LANGUAGE_OPTIONS } from '../../../../shared/language/language-names.ts';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { MailEnvelope } from './mail-envelope.tsx';
import { MailBody } from './mail-body.tsx';
import { type PreviewRequest, useMailPreview } from './get-mail-preview.ts';
import styles from '../mail-form.module.css';

interface Props extends Omit<PreviewRequest, 'language'> {
  readonly language: Language;
  readonly organizationId: string;
}

export const MailPreview = ({ language, organizationId, ...ask }: Props) => {
  const t = useMessages(backoffice.invitations).compose;
  const [shown, setShown] = useState({ language, sent: language });
  // Follows the language to send in, and can be switched.
  if (shown.sent !== language) setShown({ language, sent: language });
  const { data, isError } = useMailPreview({ ...ask, language: shown.language });
  return (
    <div className={styles.mailPreview} data-testid="mail-preview">
      <SegmentedControl
        aria-label={t.previewIn}
        size="xs"
        value={shown.language}
        data={LANGUAGE_OPTIONS}
        onChange={(code) =>
          setShown({ sent: language, language: LANGUAGES.find((one) => one === code) ?? language })
        }
      />
      {isError && <p>{t.previewFailed}</p>}
      {!isError && !data && <Skeleton height={360} radius="md" />}
      {!isError && data && (
        <>
          <MailEnvelope from={data.from} replyTo={data.replyTo} subject={data.subject} />
          <MailBody html={data.html} language={shown.language} organizationId={organizationId} />
        </>
      )}
    </div>
  );
};
