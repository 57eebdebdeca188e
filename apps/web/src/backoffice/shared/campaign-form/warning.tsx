import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Something that can be saved but will not do what one might expect. Said when it appears. */
export const Warning = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <Alert
    role="status"
    color="warning"
    variant="light"
    title={title}
    icon={<IconAlertTriangle aria-hidden />}
  >
    {children}
  </Alert>
);
