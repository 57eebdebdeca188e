import { Alert } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Beside credentials: nobody has to hand them over. */
export const MailedNotice = ({ children }: { readonly children: ReactNode }) => (
  <Alert color="success" variant="light" icon={<IconMailForward aria-hidden />}>
    {children}
  </Alert>
);
