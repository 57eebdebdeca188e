import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select');

/** Calls with the digit pressed anywhere on the page, except where somebody is typing. */
export const useDigitKeys = (onDigit: (digit: number) => void): void => {
  const latest = useRef(onDigit);
  useEffect(() => {
    latest.current = onDigit;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
      if (!plain || !/^\d$/.test(event.key) || isTyping(event.target)) return;
      event.preventDefault();
      latest.current(Number(event.key));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
