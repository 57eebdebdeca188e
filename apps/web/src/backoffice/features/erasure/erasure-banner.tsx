import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Anchor } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useApi } from '../../shared/services.tsx';
import { erasureQuery } from './get-erasure.ts';

const PATH = '/superadmin/erasure';

export const ErasureBanner = () => {
  const t = useMessages(backoffice.erasure).banner;
  const { pathname } = useLocation();
  const { data } = useQuery(erasureQuery(useApi()));
  if (!data || data.holds.length === 0 || pathname === PATH) return null;
  return (
    <section aria-label={t.label}>
      <Alert
        role="note"
        color="warning"
        variant="light"
        icon={<IconClockExclamation aria-hidden />}
        mb="lg"
      >
        {t.text}{' '}
        <Anchor component={Link} to={PATH} fz="inherit" c="inherit" underline="always">
          {t.link}
        </Anchor>
      </Alert>
    </section>
  );
};
