import { LANGUAGES, type Language } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { MailEnvelope } from './mail-envelope.tsx';
import { MailPicture } from './mail-picture.tsx';
import { type PreviewAsk, useMailPreview } from './get-mail-preview.ts';
import './mail-form.css';

interface Props extends Omit<PreviewAsk, 'language'> {
  /** The language it will be sent in; the other one is a press away. */
  readonly language: Language;
  readonly organizationId: string;
}

/** The mail in either language, with the words that are being written. */
export const MailPreview = ({ language, organizationId, ...ask }: Props) => {
  const t = useMessages(backoffice.invitations).compose;
  const { languages } = useMessages(backoffice.mails);
  const [shown, setShown] = useState({ language, sent: language });
  // Another language to send in is shown at once; the reader may still look at the other one.
  if (shown.sent !== language) setShown({ language, sent: language });
  const { data, isError } = useMailPreview({ ...ask, language: shown.language });
  return (
    <div className="mail-preview">
      <SegmentedControl
        aria-label={t.previewIn}
        size="xs"
        value={shown.language}
        data={LANGUAGES.map((code) => ({ value: code, label: languages[code] }))}
        onChange={(code) =>
          setShown({ sent: language, language: LANGUAGES.find((one) => one === code) ?? language })
        }
      />
      {isError && <p>{t.previewFailed}</p>}
      {!isError && !data && <Skeleton height={360} radius="md" />}
      {!isError && data && (
        <>
          <MailEnvelope from={data.from} replyTo={data.replyTo} subject={data.subject} />
          <MailPicture html={data.html} language={shown.language} organizationId={organizationId} />
        </>
      )}
    </div>
  );
};
