import { backoffice } from '@cadran/i18n/backoffice';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { Mark } from '../../shared/ui/mark.tsx';
import { DialPicture } from './dial-picture.tsx';
import './login-page.css';

interface Props {
  /** Names the document. */
  readonly title: string;
  readonly children: ReactNode;
}

/** What the pages before the log-in have around them. */
export const LoginFrame = ({ title, children }: Props) => {
  const t = useMessages(backoffice.login);
  const shell = useMessages(backoffice.shell);
  useEffect(() => {
    document.title = `${title} · Cadran`;
  }, [title]);
  return (
    <div className="login">
      <main className="login-main">
        <header className="login-head">
          <span className="login-brand">
            <Mark size={32} accent="var(--c-primary)" />
            Cadran
          </span>
          <LanguageSwitch />
        </header>
        <div className="login-form">{children}</div>
        <footer className="login-foot">{shell.version(__APP_VERSION__)}</footer>
      </main>
      <aside className="login-picture">
        <DialPicture />
        <div>
          <p className="login-headline">{t.picture.headline}</p>
          <p>{t.picture.text}</p>
        </div>
      </aside>
    </div>
  );
};
