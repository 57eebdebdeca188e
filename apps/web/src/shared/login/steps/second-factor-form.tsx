import { login } from '@cadran/i18n/login';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { LoginHeading } from '../login-heading.tsx';
import { LoginFailure } from '../login-message.tsx';
import styles from '../login-page.module.css';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';

interface Props {
  readonly failure: Error | null;
  readonly loading: boolean;
  readonly onSubmit: (code: string) => void;
  readonly onBack: () => void;
}

const SHORTEST_CODE = 6;

export const SecondFactorForm = ({ failure, loading, onSubmit, onBack }: Props) => {
  const t = useMessages(login.page).secondFactor;
  const code = useRef<HTMLInputElement>(null);
  const [incomplete, setIncomplete] = useState(false);
  // The focused field of the previous step is gone.
  useEffect(() => code.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = (code.current?.value ?? '').replaceAll(' ', '');
    setIncomplete(typed.length < SHORTEST_CODE);
    if (typed.length < SHORTEST_CODE) code.current?.focus();
    else onSubmit(typed);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.loginSteps}>
      <LoginHeading title={t.title}>{t.explanation}</LoginHeading>
      <LoginFailure
        error={failure}
        messages={{ invalid_credentials: t.wrong, second_factor_required: t.wrong }}
      />
      <TextField
        name="code"
        label={t.code}
        autoComplete="one-time-code"
        input={code}
        error={incomplete ? t.codeRequired : null}
      />
      <div className={styles.loginButtons}>
        <Button type="submit" loading={loading}>
          {t.verify}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </form>
  );
};
