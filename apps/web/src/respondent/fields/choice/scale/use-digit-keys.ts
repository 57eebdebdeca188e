import { useEffect, useRef } from 'react';

/** The focus is in a field or in a dialog. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, dialog') !== null;

/** Calls with the digit pressed anywhere on the page that is not about something else. */
export const useDigitKeys = (onDigit: (digit: number) => void): void => {
  const latest = useRef(onDigit);
  useEffect(() => {
    latest.current = onDigit;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
      if (!plain || !/^\d$/.test(event.key) || isElsewhere(event.target)) return;
      event.preventDefault();
      latest.current(Number(event.key));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
