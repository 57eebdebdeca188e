import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { renderMail } from './render-mail.ts';
import styles from './mail-body.module.css';

interface Props {
  readonly html: string;
  readonly language: Language;
  /** Organisation whose logo is shown. */
  readonly organizationId: string;
}

/** In a shadow root, isolated from the page's styles. */
export const MailBody = ({ html, language, organizationId }: Props) => {
  const t = useMessages(backoffice.mails);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    root.replaceChildren(renderMail(html, `/api/organizations/${organizationId}/logo`));
  }, [html, organizationId]);
  return (
    <figure className={styles.mailPicture} aria-label={t.picture} lang={language}>
      <div ref={frame} />
    </figure>
  );
};
