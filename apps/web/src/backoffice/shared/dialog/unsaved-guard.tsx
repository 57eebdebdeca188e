import { useBlocker } from '@tanstack/react-router';
import { createContext, use, useEffect } from 'react';
import { DiscardDialog } from './discard-dialog.tsx';

/** Lets the dialog around a form ask for unsaved changes before it closes. */
export const UnsavedContext = createContext<((isDirty: (() => boolean) | null) => void) | null>(
  null,
);

interface Props {
  readonly isDirty: () => boolean;
  /** Called when the user discards the changes. */
  readonly onDiscard?: () => void;
}

/**
 * Goes into every form: asks before leaving the page or the dialog with unsaved changes, except after log-out or for a
 * change of search parameters.
 */
export const UnsavedGuard = ({ isDirty, onDiscard }: Props) => {
  const watch = use(UnsavedContext);
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
