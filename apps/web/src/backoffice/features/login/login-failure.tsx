import { formatWait } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { isApiError } from '../../shared/api/api-error.ts';
import { errorCode } from '../../shared/api/error-code.ts';

interface Props {
  readonly error: Error | null;
  /** What wrong credentials are called at this step; one message whatever was wrong. */
  readonly wrong?: string;
}

export const LoginFailure = ({ error, wrong }: Props) => {
  const t = useMessages(backoffice.login);
  const words = useMessages(errors);
  const { language } = useLanguage();
  if (!error) return null;
  const wait = isApiError(error, 'too_many_requests') ? error.retryAfter : undefined;
  const refused =
    isApiError(error, 'invalid_credentials') || isApiError(error, 'second_factor_required');
  const message =
    wait === undefined
      ? (refused && wrong) || words.codes[errorCode(error)]
      : t.throttled(formatWait(wait, language));
  return (
    <Alert color="danger" variant="light" icon={<IconAlertCircle aria-hidden />} role="alert">
      {message}
    </Alert>
  );
};
