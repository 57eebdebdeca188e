import type { Page } from '@playwright/test';
import type { InputDevice } from './devices/input-device.ts';
import type { Words } from './respondent-words.ts';

/** Below it a ranking is one list, whose last card is numbered by itself. */
const TWO_LISTS_FROM = 832;

/** Ranks everything in this order. */
export const rankAll = async (
  page: Page,
  hand: InputDevice,
  { ranking }: Words,
  names: readonly string[],
): Promise<void> => {
  const isOneList = (page.viewportSize()?.width ?? TWO_LISTS_FROM) < TWO_LISTS_FROM;
  for (const name of isOneList ? names.slice(0, -1) : names)
    await hand.press(page.getByRole('button', { name: ranking.add(name), exact: true }));
};
