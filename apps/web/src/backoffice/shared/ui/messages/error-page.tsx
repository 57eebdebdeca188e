import { isApiError } from '@cadran/client';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { Button } from '@mantine/core';
import { IconPlugConnectedX, IconRefreshAlert } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ChunkLoadError } from '../../router/lazy-page.ts';
import { MessagePage } from './message-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

interface Props {
  readonly error: unknown;
  readonly retry: () => void;
}

/** A chunk of an older release is gone: only a reload helps. */
const OutdatedPage = () => {
  const t = useMessages(backoffice.shell);
  return (
    <MessagePage
      failed
      icon={IconPlugConnectedX}
      title={t.outdated.title}
      explanation={t.outdated.explanation}
    >
      <Button onClick={() => window.location.reload()}>{t.reload}</Button>
    </MessagePage>
  );
};

export const ErrorPage = ({ error, retry }: Props) => {
  const t = useMessages(backoffice.shell);
  const words = useMessages(errors);
  if (error instanceof ChunkLoadError) return <OutdatedPage />;
  if (isApiError(error, 'not_found')) return <NotFoundPage gone />;
  const known = isApiError(error) && error.code !== 'internal';
  const requestId = isApiError(error) ? error.requestId : undefined;
  return (
    <MessagePage
      failed
      icon={IconRefreshAlert}
      title={t.failure.title}
      explanation={known ? words.codes[error.code] : t.failure.explanation}
      detail={requestId && t.reference(requestId)}
    >
      {isApiError(error, 'second_factor_setup_required') ? (
        <Button component={Link} to="/settings">
          {t.toSettings}
        </Button>
      ) : (
        <Button onClick={retry}>{t.retry}</Button>
      )}
    </MessagePage>
  );
};
