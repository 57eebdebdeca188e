import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { drawMail } from './draw-mail.ts';
import './mail-picture.css';

interface Props {
  readonly html: string;
  readonly language: Language;
  /** Whose logo the mail carries. */
  readonly organizationId: string;
}

/** The mail itself, out of reach of the page's own styles. */
export const MailPicture = ({ html, language, organizationId }: Props) => {
  const t = useMessages(backoffice.mails);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    root.replaceChildren(drawMail(html, `/api/organizations/${organizationId}/logo`));
  }, [html, organizationId]);
  return (
    <figure className="mail-picture" aria-label={t.picture} lang={language}>
      <div ref={frame} />
    </figure>
  );
};
