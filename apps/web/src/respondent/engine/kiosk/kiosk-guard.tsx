import { respondent } from '@cadran/i18n/respondent';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import type { KeyValueStorage } from '../session/key-value-storage.ts';
import { KIOSK_IDLE, KIOSK_WARNING, recordActivity } from './kiosk.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../../ui/dialog.module.css';

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'input'] as const;
const SECOND = 1000;

interface Props {
  readonly storage: KeyValueStorage;
  readonly onExpire: () => void;
}

/** Asks after 90 idle seconds, wipes after two minutes. */
export const KioskGuard = ({ storage, onExpire }: Props) => {
  const t = useMessages(respondent.engine).kiosk;
  const dialog = useRef<HTMLDialogElement>(null);
  const lastSign = useRef(0);
  const [left, setLeft] = useState(KIOSK_IDLE);
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  });

  useEffect(() => {
    const sign = (): void => {
      // Once it has asked, only the answer counts: somebody passing by is not the respondent.
      if (dialog.current?.open) return;
      lastSign.current = Date.now();
    };
    lastSign.current = Date.now();
    recordActivity(storage, lastSign.current);
    for (const name of ACTIVITY_EVENTS) addEventListener(name, sign, { passive: true });
    const ticking = setInterval(() => {
      const remaining = KIOSK_IDLE - (Date.now() - lastSign.current);
      recordActivity(storage, lastSign.current);
      setLeft(remaining);
      if (remaining <= 0) expire.current();
      else if (remaining <= KIOSK_WARNING && !dialog.current?.open) dialog.current?.showModal();
    }, SECOND);
    return () => {
      clearInterval(ticking);
      for (const name of ACTIVITY_EVENTS) removeEventListener(name, sign);
    };
  }, [storage]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="kiosk-title"
      onClose={() => {
        lastSign.current = Date.now();
      }}
    >
      <h2 id="kiosk-title">{t.title}</h2>
      <p role="timer">{t.explanation(Math.max(0, Math.ceil(left / SECOND)))}</p>
      <div className={styles.actions}>
        <Button onClick={() => expire.current()}>{t.restart}</Button>
        <Button variant="primary" onClick={() => dialog.current?.close()}>
          {t.stay}
        </Button>
      </div>
    </dialog>
  );
};
