import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  readonly to: string;
  /** Sort, filters and page of the list one came from. */
  readonly search?: object;
  readonly children: ReactNode;
}

/** To the page above this one. */
export const BackButton = ({ to, search, children }: Props) => (
  <Button
    component={Link}
    to={to}
    search={(search ?? {}) as never}
    variant="default"
    leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
  >
    {children}
  </Button>
);
