import { isApiError } from '@cadran/client';
import { isEmail } from '@cadran/contract/answers';
import { errors } from '@cadran/i18n/errors';
import { login } from '@cadran/i18n/login';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { type LoginActions, useAttempt } from '../login-actions.ts';
import { LoginHeading } from '../login-heading.tsx';
import { LoginFailure } from '../login-message.tsx';
import styles from '../login-page.module.css';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';

interface Props {
  readonly start: LoginActions['startSso'];
  readonly onBack: () => void;
}

export const SsoEmailForm = ({ start, onBack }: Props) => {
  const t = useMessages(login.page).company;
  const { rules } = useMessages(errors);
  const { run, pending, error } = useAttempt();
  const email = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<'required' | 'email' | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = email.current?.value.trim() ?? '';
    const rule = typed === '' ? 'required' : isEmail(typed) ? null : 'email';
    setBroken(rule);
    if (rule === null) run(start({ email: typed }));
    else email.current?.focus();
  };
  const words = {
    required: t.emailRequired,
    email: typeof rules.email === 'string' ? rules.email : rules.email(),
  };
  return (
    <form onSubmit={submit} noValidate className={styles.loginSteps}>
      <LoginHeading title={t.title} focus>
        {t.explanation}
      </LoginHeading>
      <LoginFailure error={error} messages={{ not_found: t.unknown, unavailable: t.unavailable }} />
      <TextField
        name="email"
        type="email"
        label={t.email}
        autoComplete="email"
        spellCheck={false}
        input={email}
        error={broken && words[broken]}
        invalid={isApiError(error, 'not_found')}
      />
      <div className={styles.loginButtons}>
        <Button type="submit" loading={pending}>
          {t.proceed}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </form>
  );
};
