import { login } from '@cadran/i18n/login';
import { IconBuilding } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import type { Credentials } from '../login-actions.ts';
import { LoginHeading } from '../login-heading.tsx';
import { LoginFailure } from '../login-message.tsx';
import styles from '../login-page.module.css';
import { Button } from '../ui/button.tsx';
import { PasswordField, TextField } from '../ui/field.tsx';

interface Props {
  /** Shown until the first attempt. */
  readonly notice: ReactNode;
  readonly failure: Error | null;
  readonly loading: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onSso: () => void;
}

type Missing = Readonly<Partial<Record<'identifier' | 'password', true>>>;

export const CredentialsForm = ({ notice, failure, loading, onSubmit, onSso }: Props) => {
  const t = useMessages(login.page);
  const { widgets } = useMessages(login.shell);
  const identifier = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<Missing>({});
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = {
      identifier: identifier.current?.value ?? '',
      password: password.current?.value ?? '',
    };
    const lacks = {
      ...(typed.identifier.trim() === '' && { identifier: true as const }),
      ...(typed.password === '' && { password: true as const }),
    };
    setMissing(lacks);
    if (lacks.identifier) identifier.current?.focus();
    else if (lacks.password) password.current?.focus();
    else onSubmit(typed);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.loginSteps}>
      <LoginHeading title={t.welcome}>{t.introduction}</LoginHeading>
      {failure ? <LoginFailure error={failure} /> : notice}
      <TextField
        name="identifier"
        label={t.identifier}
        hint={t.identifierHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        input={identifier}
        error={missing.identifier && t.identifierRequired}
      />
      <PasswordField
        name="password"
        label={t.password}
        showLabel={widgets.showPassword}
        autoComplete="current-password"
        input={password}
        error={missing.password && t.passwordRequired}
      />
      <a href="/forgotten-password" className={styles.loginForgotten}>
        {t.forgotten}
      </a>
      <Button type="submit" loading={loading}>
        {t.connect}
      </Button>
      <div className={styles.loginDivider}>{t.or}</div>
      <Button
        variant="default"
        icon={<IconBuilding size={18} stroke={1.5} aria-hidden />}
        onClick={onSso}
      >
        {t.company.open}
      </Button>
    </form>
  );
};
