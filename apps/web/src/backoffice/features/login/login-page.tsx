import { backoffice } from '@cadran/i18n/backoffice';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { Mark } from '../../shared/ui/mark.tsx';
import { isApiError } from '../../shared/api/api-error.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { DialPicture } from './dial-picture.tsx';
import { type Credentials, useLogIn } from './log-in.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import './login-page.css';

/** Identifier and password, then the second factor where the account has one. */
export const LoginPage = () => {
  const t = useMessages(backoffice.login);
  const shell = useMessages(backoffice.shell);
  const logIn = useLogIn();
  const [pending, setPending] = useState<Credentials | null>(null);
  useEffect(() => {
    document.title = `${t.title} · Cadran`;
  }, [t]);

  const start = (credentials: Credentials): void =>
    logIn.mutate(credentials, {
      onError: (error) => {
        if (!isApiError(error, 'second_factor_required')) return;
        setPending(credentials);
        logIn.reset();
      },
    });

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
        <div className="login-form">
          {pending ? (
            <SecondFactorForm
              failure={logIn.error}
              loading={logIn.isPending}
              onSubmit={(code) => logIn.mutate({ ...pending, code })}
              onBack={() => {
                setPending(null);
                logIn.reset();
              }}
            />
          ) : (
            <CredentialsForm failure={logIn.error} loading={logIn.isPending} onSubmit={start} />
          )}
        </div>
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
