import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

/** Sticky, so that long dialogs show their buttons. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <Group className={styles.dialogActions} justify="flex-end" gap="xs">
    {children}
  </Group>
);
