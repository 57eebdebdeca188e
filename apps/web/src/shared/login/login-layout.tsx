import type { PublicOrganization } from '@cadran/contract';
import { login } from '@cadran/i18n/login';
import type { ReactNode } from 'react';
import { Brand } from '../brand/brand.tsx';
import { ProductMark } from '../brand/product-mark.tsx';
import { ScreenLanguageSwitch } from '../language/screen-language-switch.tsx';
import { useMessages } from '../language/use-messages.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { QuadrantPicture } from './quadrant-picture.tsx';
import styles from './login-page.module.css';

interface Props {
  readonly title: string;
  readonly organization?: PublicOrganization | null;
  readonly children: ReactNode;
}

/** The log-in page, and those for a forgotten password. */
export const LoginLayout = ({ title, organization, children }: Props) => {
  const t = useMessages(login.page);
  const shell = useMessages(login.shell);
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
          <ScreenLanguageSwitch label={shell.language} />
        </header>
        <div className={styles.loginForm}>{children}</div>
        <footer className={styles.loginFoot} title={__APP_BUILD__}>
          {shell.version(__APP_VERSION__)}
        </footer>
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
