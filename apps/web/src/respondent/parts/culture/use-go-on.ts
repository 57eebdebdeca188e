import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Long enough to see what was chosen and to say no. */
const PAUSE_MS = 1000;

/** A finger has a size; what a screen reader sends has none (VoiceOver) or calls itself a mouse (TalkBack). */
const isFinger = ({ pointerType, width, height }: PointerEvent): boolean =>
  pointerType !== 'mouse' && width + height > 0;

/**
 * Whoever chooses by touch goes on by itself after a pause that is seen and can be stopped. Mouse, keyboard and
 * assistive technology choose only.
 */
export const useGoOn = (next: () => void) => {
  const [waiting, setWaiting] = useState(false);
  const touched = useRef(false);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return {
    waiting,
    stop: (): void => setWaiting(false),
    chosen: (): void => setWaiting(touched.current),
    watch: {
      onPointerDown: (event: PointerEvent): void => {
        touched.current = isFinger(event);
      },
      onKeyDown: (): void => {
        touched.current = false;
      },
    },
  };
};
