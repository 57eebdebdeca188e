import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody uses the page: every action of the questionnaire goes through one of these. */
export interface InputDevice {
  readonly kind: 'mouse' | 'touch' | 'keyboard';
  /** A button, a link, a row. */
  press(target: Locator): Promise<void>;
  /** A radio button or a check box. */
  choose(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** One of a drop-down list, by its name. */
  select(field: Locator, name: string): Promise<void>;
  /** A date, as `2026-11-15`. */
  date(field: Locator, iso: string): Promise<void>;
}

/** A list and a calendar of the system are no part of the page: here the browser is told directly. */
const bySystem = {
  select: async (field: Locator, name: string): Promise<void> => {
    await field.selectOption({ label: name });
  },
  date: (field: Locator, iso: string): Promise<void> => field.fill(iso),
};

export const mouse: InputDevice = {
  ...bySystem,
  kind: 'mouse',
  press: (target) => target.click(),
  choose: (target) => target.click(),
  type: async (field, text) => {
    await field.click();
    await field.fill(text);
  },
};

export const touch: InputDevice = {
  ...bySystem,
  kind: 'touch',
  press: (target) => target.tap(),
  choose: (target) => target.tap(),
  type: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
};

const isFocused = async (page: Page, target: Locator): Promise<boolean> =>
  (await target.and(page.locator(':focus')).count()) > 0;

/** Tab and Tab alone, as somebody without a mouse would; far enough round the page and back to its top. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 120; presses++) {
    if (await isFocused(page, target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(target)}`);
};

/** Tab stops once at a group of radio buttons; the arrows do the rest. Once more if a new page took the focus meanwhile. */
const reachRadio = async (page: Page, target: Locator): Promise<void> => {
  const name = await target.getAttribute('name');
  const inGroup = async () => (await page.locator(`input[name="${name}"]:focus`).count()) > 0;
  for (let attempt = 0; attempt < 3; attempt++) {
    for (let presses = 0; presses < 120 && !(await inGroup()); presses++)
      await page.keyboard.press('Tab');
    for (let presses = 0; presses < 20 && !(await isFocused(page, target)); presses++)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    if (await target.isChecked()) return;
  }
};

export const keyboard = (page: Page): InputDevice => ({
  kind: 'keyboard',
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  choose: async (target) => {
    if ((await target.getAttribute('type')) === 'radio') {
      await reachRadio(page, target);
      return;
    }
    await tabTo(page, target);
    await page.keyboard.press('Space');
  },
  type: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
  select: async (field, name) => {
    await tabTo(page, field);
    // Its first letters are enough, as in any list.
    await page.keyboard.type(name.slice(0, 4));
  },
  date: async (field, iso) => {
    await tabTo(page, field);
    const [year = '', month = '', day = ''] = iso.split('-');
    // As the browser of the tests, an American one, asks for it.
    await page.keyboard.type(`${month}${day}${year}`);
  },
});
