import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useNotify } from '../notify/use-notify.ts';
import { useFirstDay, useSaveFirstDay } from './get-first-day.ts';

/** Shows the list again that was put away, on the home page. */
export const BringBackButton = () => {
  const t = useMessages(backoffice.firstDay);
  const notify = useNotify();
  const navigate = useNavigate();
  const day = useFirstDay();
  const save = useSaveFirstDay();
  if (!day?.dismissed) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconListCheck size={18} stroke={1.5} aria-hidden />}
      loading={save.isPending}
      onClick={() =>
        save.mutate(false, {
          onSuccess: () => void navigate({ to: '/' }),
          onError: notify.failure,
        })
      }
    >
      {t.bringBack}
    </Button>
  );
};
