import '@mantine/notifications/styles.layer.css';
import { LIMITS } from '@cadran/contract';
import { Notifications } from '@mantine/notifications';

/** Where messages appear; those sent before it is there wait in the kit's store. */
export const Toasts = () => (
  <Notifications position="bottom-right" autoClose={LIMITS.toastMs} limit={4} />
);
