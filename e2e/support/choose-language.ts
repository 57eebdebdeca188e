import type { Language } from '@cadran/i18n';
import { expect, type Page } from '@playwright/test';
import type { InputDevice } from './devices/input-device.ts';

/** On the first page; who reads the page already has nothing to choose. */
export const chooseLanguage = async (
  page: Page,
  hand: InputDevice,
  language: Language,
): Promise<void> => {
  const name = { fr: 'Français', en: 'English' }[language];
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  if ((await button.getAttribute('aria-pressed')) === 'true') return;
  await hand.press(button);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
};
