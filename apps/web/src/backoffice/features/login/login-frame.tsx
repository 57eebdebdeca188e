import type { PublicOrganization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import type { ReactNode } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useGuestTheme } from '../../shared/theme/guest-theme.ts';
import { Brand } from '../../shared/ui/brand.tsx';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { Mark } from '../../shared/ui/mark.tsx';
import { useDocumentTitle } from '../../shared/ui/use-document-title.ts';
import { DialPicture } from './dial-picture.tsx';
import './login-page.css';

interface Props {
  /** Names the document. */
  readonly title: string;
  /** Whose people the page is for, where the address says so. */
  readonly organization?: PublicOrganization | undefined;
  readonly children: ReactNode;
}

/** What the pages before the log-in have around them. */
export const LoginFrame = ({ title, organization, children }: Props) => {
  const t = useMessages(backoffice.login);
  const shell = useMessages(backoffice.shell);
  useGuestTheme(organization?.theme ?? null);
  useDocumentTitle(title);
  return (
    <div className="login">
      <main className="login-main">
        <header className="login-head" data-branded={organization ? true : undefined}>
          {organization ? (
            <Brand organization={organization} />
          ) : (
            <span className="login-brand">
              <Mark size={32} accent="var(--c-primary)" />
              Cadran
            </span>
          )}
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
