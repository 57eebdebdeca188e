import type { PublicOrganization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useGuestTheme } from '../../shared/theme/guest-theme.ts';
import { Brand } from '../../shared/ui/brand.tsx';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { ProductMark } from '../../shared/ui/product-mark.tsx';
import { useDocumentTitle } from '../../shared/ui/page/use-document-title.ts';
import { QuadrantPicture } from './quadrant-picture.tsx';
import styles from './login-page.module.css';

interface Props {
  readonly title: string;
  readonly organization?: PublicOrganization | undefined;
  readonly children: ReactNode;
}

export const LoginLayout = ({ title, organization, children }: Props) => {
  const t = useMessages(backoffice.login);
  const shell = useMessages(backoffice.shell);
  useGuestTheme(organization?.theme ?? null);
  useDocumentTitle(title);
  return (
    <div className={styles.login}>
      <main className={styles.loginMain}>
        <header className={styles.loginHead} data-branded={organization ? true : undefined}>
          {organization ? (
            <Brand organization={organization} />
          ) : (
            <span className={styles.loginBrand}>
              <ProductMark size={32} accent="var(--c-primary)" />
              Cadran
            </span>
          )}
          <LanguageSwitch />
        </header>
        <div className={styles.loginForm}>{children}</div>
        <footer className={styles.loginFoot}>{shell.version(__APP_VERSION__)}</footer>
      </main>
      <aside className={styles.loginPicture}>
        <QuadrantPicture />
        <div>
          <p className={styles.loginHeadline}>{t.picture.headline}</p>
          <p>{t.picture.text}</p>
        </div>
      </aside>
    </div>
  );
};
