import { Button, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { DialogActions } from './dialog-actions.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface Props {
  readonly onSubmit: ComponentProps<'form'>['onSubmit'];
  readonly isDirty: () => boolean;
  readonly loading: boolean;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

/** A form inside a `FormDialog`, with its submit button. */
export const DialogForm = ({ onSubmit, isDirty, loading, submitLabel, children }: Props) => (
  <form onSubmit={onSubmit} noValidate>
    <UnsavedGuard isDirty={isDirty} />
    <Stack gap="lg">
      {children}
      <DialogActions>
        <Button type="submit" loading={loading}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Stack>
  </form>
);
