import { respondent } from '@cadran/i18n/respondent';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { StepNav } from '../../ui/step-nav.tsx';
import styles from '../../fields/field.module.css';

const SECONDS = 20;

/** On a shared device the end does not stay on the screen. */
export const KioskCountdown = ({ onEnd }: { readonly onEnd: () => void }) => {
  const t = useMessages(respondent.conclusion).thanks;
  const [left, setLeft] = useState(SECONDS);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const ticking = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(ticking);
  }, []);
  useEffect(() => {
    if (left <= 0) end.current();
  }, [left]);
  return (
    <>
      <p className={styles.hint}>{t.kiosk(Math.max(0, left))}</p>
      <StepNav centered>
        <Button variant="primary" onClick={() => end.current()}>
          {t.another}
        </Button>
      </StepNav>
    </>
  );
};
