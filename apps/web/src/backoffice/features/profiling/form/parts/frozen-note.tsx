import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';

/** Why something can no longer be changed, before it is tried. */
export const FrozenNote = ({ children }: { readonly children: string }) => (
  <Alert variant="light" color="info" mb="lg" icon={<IconLock aria-hidden />}>
    {children}
  </Alert>
);
