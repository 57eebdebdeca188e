import { useBlocker } from '@tanstack/react-router';
import { createContext, use, useEffect } from 'react';
import { DiscardDialog } from './discard-dialog.tsx';

/** A dialog around a form asks it, before it closes, whether something would be lost. */
export const WatchUnsaved = createContext<((isDirty: (() => boolean) | null) => void) | null>(null);

interface Props {
  readonly isDirty: () => boolean;
  /** Told when somebody chose to lose what is typed. */
  readonly onDiscard?: () => void;
}

/**
 * Goes into every form: leaving the page, or the dialog around it, with unsaved changes asks first.
 * Whoever was logged out is not held back, and neither is a change within the page's address.
 */
export const UnsavedGuard = ({ isDirty, onDiscard }: Props) => {
  const watch = use(WatchUnsaved);
  useEffect(() => {
    watch?.(isDirty);
    return () => watch?.(null);
  }, [watch, isDirty]);

  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty() && next.pathname !== current.pathname && next.pathname !== '/login',
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <DiscardDialog
      opened={status === 'blocked'}
      onStay={() => reset?.()}
      onDiscard={() => {
        onDiscard?.();
        proceed?.();
      }}
    />
  );
};
