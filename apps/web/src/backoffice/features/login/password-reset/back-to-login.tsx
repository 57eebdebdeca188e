import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';

export const BackToLogin = () => {
  const t = useMessages(backoffice.recovery);
  return (
    <Button
      component={Link}
      to="/login"
      variant="subtle"
      color="dark"
      fullWidth
      leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
    >
      {t.back}
    </Button>
  );
};
