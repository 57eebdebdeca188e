import { type ApiError, isApiError } from '@cadran/client';
import { formatDuration } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { Alert } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { errorCode } from '../../shared/api/error-code.ts';

export const LoginError = ({ children }: { readonly children: ReactNode }) => (
  <Alert color="danger" variant="light" icon={<IconAlertCircle aria-hidden />} role="alert">
    {children}
  </Alert>
);

/** Why somebody sees this page; nothing went wrong here. */
export const LoginNote = ({ children }: { readonly children: ReactNode }) => (
  <Alert color="info" variant="light" icon={<IconInfoCircle aria-hidden />} role="status">
    {children}
  </Alert>
);

interface Props {
  readonly error: Error | null;
  /** Texts that replace the general ones at this step. */
  readonly messages?: Partial<Record<ApiError['code'], string>>;
}

export const LoginFailure = ({ error, messages }: Props) => {
  const t = useMessages(backoffice.login);
  const words = useMessages(errors);
  const { language } = useLanguage();
  if (!error) return null;
  const wait = isApiError(error, 'too_many_requests') ? error.retryAfter : undefined;
  const code = errorCode(error);
  return (
    <LoginError>
      {wait === undefined
        ? (messages?.[code] ?? words.codes[code])
        : t.throttled(formatDuration(wait, language))}
    </LoginError>
  );
};
