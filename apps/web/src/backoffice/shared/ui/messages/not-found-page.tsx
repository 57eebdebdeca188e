import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconCompassOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  /** For a known page whose object does not exist. */
  readonly gone?: boolean;
}

export const NotFoundPage = ({ gone = false }: Props) => {
  const t = useMessages(backoffice.shell);
  return (
    <MessagePage
      icon={IconCompassOff}
      title={t.notFound.title}
      explanation={gone ? t.notFound.gone : t.notFound.explanation}
    >
      <Button component={Link} to="/">
        {t.backHome}
      </Button>
    </MessagePage>
  );
};
