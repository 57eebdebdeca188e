import { useNotifications } from '@mantine/notifications';
import { Suspense, useState } from 'react';
import { Toasts } from './lazy-overlays.ts';

/** Where messages appear, from the first one on. */
export const LateToasts = () => {
  const { notifications } = useNotifications();
  const [wanted, setWanted] = useState(false);
  if (!wanted && notifications.length > 0) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
};
