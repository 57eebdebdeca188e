import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Why the way in is closed, for now. */
export const LoginNotice = ({ children }: { readonly children: ReactNode }) => (
  <Alert color="danger" variant="light" icon={<IconAlertCircle aria-hidden />} role="alert">
    {children}
  </Alert>
);
