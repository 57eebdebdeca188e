import { respondent } from '@cadran/i18n/respondent';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { isKiosk } from './kiosk.ts';
import { resumeLink } from './open-questionnaire.ts';

interface Props {
  /** The questionnaire's first page. */
  readonly address: string;
  readonly code: string;
  readonly organization: string;
  /** At work, where a mailbox is not one's own: it goes into no mail. */
  readonly anonymous: boolean;
}

/** The code and the link that continue the questionnaire elsewhere; on a shared device the code alone, to be noted. */
export const LaterDialog = ({ address, code, organization, anonymous }: Props) => {
  const t = useMessages(respondent.engine).later;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const shared = isKiosk();
  const [copied, setCopied] = useState('');
  const link = resumeLink(address, code);
  const copy = (): void => {
    const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('none'));
    copying.then(
      () => setCopied(t.copied),
      () => setCopied(`${t.copyFailed} ${link}`),
    );
  };
  const mail = new URLSearchParams({
    subject: t.mailSubject(organization),
    body: t.mailBody(link, code),
  });
  return (
    <>
      <button type="button" className="link" onClick={() => dialog.current?.showModal()}>
        {t.open}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={title}>
        <h2 id={title}>{t.title}</h2>
        <p>{shared ? t.shared : t.explanation}</p>
        <p className="code-label">{t.code}</p>
        <p className="code" translate="no">
          {code}
        </p>
        <p className="field-hint">{anonymous ? t.secretAtWork : t.secret}</p>
        <div className="dialog-actions">
          {!shared && (
            <button type="button" className="button" onClick={copy}>
              {t.copy}
            </button>
          )}
          {!anonymous && !shared && (
            <a className="button" href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
              {t.mail}
            </a>
          )}
          <button type="button" className="button primary" onClick={() => dialog.current?.close()}>
            {t.close}
          </button>
        </div>
        <p role="status" className="field-hint">
          {copied}
        </p>
      </dialog>
    </>
  );
};
