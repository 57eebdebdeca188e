import { type ApiError, isApiError } from '@cadran/client';
import { formatWait } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { errorCode } from '../../shared/api/error-code.ts';
import { LoginNotice } from './login-notice.tsx';

interface Props {
  readonly error: Error | null;
  /** What some failures are called at this step, in place of the general words. */
  readonly own?: Partial<Record<ApiError['code'], string>>;
}

export const LoginFailure = ({ error, own }: Props) => {
  const t = useMessages(backoffice.login);
  const words = useMessages(errors);
  const { language } = useLanguage();
  if (!error) return null;
  const wait = isApiError(error, 'too_many_requests') ? error.retryAfter : undefined;
  const code = errorCode(error);
  return (
    <LoginNotice>
      {wait === undefined
        ? (own?.[code] ?? words.codes[code])
        : t.throttled(formatWait(wait, language))}
    </LoginNotice>
  );
};
