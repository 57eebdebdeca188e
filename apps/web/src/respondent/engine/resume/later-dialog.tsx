import { respondent } from '@cadran/i18n/respondent';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { accessLink } from '../access-code/access-link.ts';
import { isKiosk } from '../kiosk/kiosk.ts';
import { resumeLink } from '../session/open-questionnaire.ts';
import { Button, ButtonLink, LinkButton } from '../../ui/button.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import fieldStyles from '../../fields/field.module.css';
import resumeCodeStyles from './resume-code.module.css';

interface Props {
  /** The questionnaire's first page. */
  readonly address: string;
  readonly code: string;
  readonly organization: string;
  /** The code is the one that was given out. */
  readonly byCode: boolean;
  /** Not mailed, because a mailbox at work may be read by others. */
  readonly anonymous: boolean;
  /** Given on the page of contact details; empty before that. */
  readonly email: string;
}

/** The code and the link that continue the questionnaire elsewhere; on a shared device the code alone, to be noted. */
export const LaterDialog = (props: Props) => {
  const { address, code, organization, byCode, anonymous, email } = props;
  const t = useMessages(respondent.engine).later;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const shared = isKiosk();
  const [copied, setCopied] = useState('');
  const link = byCode ? accessLink(address, code) : resumeLink(address, code);
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
      <LinkButton onClick={() => dialog.current?.showModal()}>{t.open}</LinkButton>
      <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={title}>
        <h2 id={title}>{t.title}</h2>
        <p>{shared ? t.shared : t.explanation}</p>
        <p className={resumeCodeStyles.codeLabel}>{byCode ? t.ownCode : t.code}</p>
        <p className={resumeCodeStyles.code} data-testid="resume-code" translate="no">
          {code}
        </p>
        <p className={fieldStyles.hint}>{anonymous ? t.secretAtWork : t.secret}</p>
        <div className={dialogStyles.actions}>
          {!shared && <Button onClick={copy}>{t.copy}</Button>}
          {!anonymous && !shared && (
            <ButtonLink
              href={`mailto:${encodeURIComponent(email)}?${mail.toString().replaceAll('+', '%20')}`}
            >
              {t.mail}
            </ButtonLink>
          )}
          <Button variant="primary" onClick={() => dialog.current?.close()}>
            {t.close}
          </Button>
        </div>
        <p role="status" className={fieldStyles.hint}>
          {copied}
        </p>
      </dialog>
    </>
  );
};
