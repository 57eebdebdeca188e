import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconCompassOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../language/use-messages.ts';
import { MessagePage } from './message-page.tsx';

export const NotFoundPage = () => {
  const t = useMessages(backoffice.shell);
  return (
    <MessagePage
      icon={IconCompassOff}
      title={t.notFound.title}
      explanation={t.notFound.explanation}
    >
      <Button component={Link} to="/">
        {t.backHome}
      </Button>
    </MessagePage>
  );
};
