import { respondent } from '@cadran/i18n/respondent';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { SaveState } from './saver.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import styles from './save-note.module.css';

const MARKS: Readonly<Record<SaveState, string>> = {
  saved: 'M3 8.5 6.5 12 13 4.5',
  completed: 'M3 8.5 6.5 12 13 4.5',
  kept: 'M5 2.5h6v11H5zM7.3 11.5h1.4',
  saving: 'M8 3a5 5 0 1 1-5 5',
  offline: 'M2 2l12 12M3 7a8 8 0 0 1 10 0M5.5 9.5a4.5 4.5 0 0 1 5 0M8 12.5v.2',
  closed: 'M4 4l8 8M12 4l-8 8',
  ended: 'M4 4l8 8M12 4l-8 8',
};

interface Kept {
  /** Whether this device holds what is not sent. */
  readonly kept: boolean;
}

interface Props extends Kept {
  readonly state: SaveState;
}

/** Whether what was answered is safe. Read aloud when the network goes and comes, not at every answer. */
export const SaveNote = ({ state, kept }: Props) => {
  const t = useMessages(respondent.engine);
  const [wasOffline, setWasOffline] = useState(false);
  if (state === 'offline' && !wasOffline) setWasOffline(true);
  const isSaid = state === 'offline' || (wasOffline && state === 'saved');
  return (
    <div className={styles.saveNote} data-testid="save-note" data-state={state}>
      {/* Rendered empty first: screen readers often skip a live region that appears with its text. */}
      <VisuallyHidden as="p" role="status">
        {state === 'offline'
          ? kept
            ? t.offlineKept
            : t.offlineUnkept
          : isSaid && t.saveStates[state]}
      </VisuallyHidden>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={MARKS[state]} />
      </svg>
      {/* Offline, the note above the page says the rest. */}
      <span aria-hidden={isSaid}>{t.saveStates[state]}</span>
    </div>
  );
};

/** Always visible; the other note is the one for screen readers. */
export const OfflineNote = ({ kept }: Kept) => {
  const t = useMessages(respondent.engine);
  return (
    <p className={styles.offlineNote} data-testid="offline-note" aria-hidden="true">
      {kept ? t.offlineKept : t.offlineUnkept}
    </p>
  );
};

/** Where this device keeps nothing, the return code is the only way back. */
export const UnkeptNote = ({ code }: { readonly code: string }) => {
  const t = useMessages(respondent.engine);
  return (
    <p className={styles.unkeptNote} role="status" data-testid="unkept-note">
      {t.unkept} <strong translate="no">{code}</strong>
    </p>
  );
};
