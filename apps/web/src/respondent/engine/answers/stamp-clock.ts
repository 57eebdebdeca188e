import { createStamp, stampTime } from '@cadran/contract/codes';

export interface StampClock {
  /** Later than everything this tab gave or saw. */
  next(): number;
  /** Takes note of an answer given elsewhere, perhaps on a device whose clock is ahead. */
  observe(stamp: number): void;
}

/** `offset` is what the server's clock is ahead of this device's. */
export const createStampClock = (
  now: () => number,
  tab: number,
  offset: () => number,
): StampClock => {
  let last = 0;
  return {
    next: () => {
      last = Math.max(now() + offset(), last + 1);
      return createStamp(last, tab);
    },
    observe: (stamp) => {
      last = Math.max(last, stampTime(stamp));
    },
  };
};
