import { isApiError } from '@cadran/client';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { Text } from '@mantine/core';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { errorCode } from '../api/error-code.ts';

export const LogoFailure = ({ error }: { readonly error: Error | null }) => {
  const t = useMessages(backoffice.logo);
  const words = useMessages(errors);
  if (!error) return null;
  const message = isApiError(error, 'too_large')
    ? t.tooLarge
    : isApiError(error, 'invalid_input')
      ? t.notAPicture
      : words.codes[errorCode(error)];
  return (
    <Text size="sm" c="var(--c-danger-text)" mt="xs" role="alert">
      {message}
    </Text>
  );
};
