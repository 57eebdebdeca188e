import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import './dialog-actions.css';

/** What ends a dialog is in sight however long the dialog is. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <Group className="dialog-actions" justify="flex-end" gap="xs">
    {children}
  </Group>
);
