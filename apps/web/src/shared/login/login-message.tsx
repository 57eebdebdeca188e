import { ApiError, isApiError } from '@cadran/client';
import { formatDuration } from '@cadran/i18n';
import { errors } from '@cadran/i18n/errors';
import { login } from '@cadran/i18n/login';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/language-context.tsx';
import { useMessages } from '../language/use-messages.ts';
import styles from './ui/controls.module.css';

export const LoginError = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.message} data-kind="error" role="alert">
    <IconAlertCircle aria-hidden />
    <span>{children}</span>
  </div>
);

/** Why somebody sees this page; nothing went wrong here. */
export const LoginNote = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.message} role="status">
    <IconInfoCircle aria-hidden />
    <span>{children}</span>
  </div>
);

interface Props {
  readonly error: Error | null;
  /** Texts that replace the general ones at this step. */
  readonly messages?: Partial<Record<ApiError['code'], string>>;
}

export const LoginFailure = ({ error, messages }: Props) => {
  const t = useMessages(login.page);
  const words = useMessages(errors);
  const { language } = useLanguage();
  if (!error) return null;
  const wait = isApiError(error, 'too_many_requests') ? error.retryAfter : undefined;
  const code = error instanceof ApiError ? error.code : 'internal';
  return (
    <LoginError>
      {wait === undefined
        ? (messages?.[code] ?? words.codes[code])
        : t.throttled(formatDuration(wait, language))}
    </LoginError>
  );
};
