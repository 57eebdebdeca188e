import { respondent } from '@cadran/i18n/respondent';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { SaveState } from './saver.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import styles from './save-note.module.css';

const MARKS: Readonly<Record<SaveState, string>> = {
  saved: 'M3 8.5 6.5 12 13 4.5',
  completed: 'M3 8.5 6.5 12 13 4.5',
  saving: 'M8 3a5 5 0 1 1-5 5',
  offline: 'M2 2l12 12M3 7a8 8 0 0 1 10 0M5.5 9.5a4.5 4.5 0 0 1 5 0M8 12.5v.2',
  closed: 'M4 4l8 8M12 4l-8 8',
  ended: 'M4 4l8 8M12 4l-8 8',
};

/** Whether what was answered is safe. Read aloud when the network goes and comes, not at every answer. */
export const SaveNote = ({ state }: { readonly state: SaveState }) => {
  const t = useMessages(respondent.engine);
  const [wasOffline, setWasOffline] = useState(false);
  if (state === 'offline' && !wasOffline) setWasOffline(true);
  const isSaid = state === 'offline' || (wasOffline && state === 'saved');
  return (
    <div className={styles.saveNote} data-testid="save-note" data-state={state}>
      {/* Rendered empty first: screen readers often skip a live region that appears with its text. */}
      <VisuallyHidden as="p" role="status">
        {isSaid && t.saveStates[state]}
      </VisuallyHidden>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={MARKS[state]} />
      </svg>
      {/* The note above the page says the rest. */}
      <span aria-hidden={isSaid}>{state === 'offline' ? t.offline : t.saveStates[state]}</span>
    </div>
  );
};

/** Always visible; the other note is the one for screen readers. */
export const OfflineNote = () => (
  <p className={styles.offlineNote} data-testid="offline-note" aria-hidden="true">
    {useMessages(respondent.engine).saveStates.offline}
  </p>
);
