import { expect, type Locator, type Page } from '@playwright/test';

/** Fields by the path they have in the body: the same in both languages. */
export const field = (page: Page, path: string): Locator => page.locator(`[data-path="${path}"]`);

export const openSection = async (page: Page, section: string): Promise<void> => {
  const link =
    section === 'parameters'
      ? page.locator('nav[data-section-navigation] a').first()
      : page.locator(`nav[data-section-navigation] a[href*="section=${section}"]`);
  await link.click();
  await expect(page.locator(`[data-section="${section}"]`)).toBeVisible();
};

/** A switch of a section; what the section needs then may still be on its way. */
export const turnOn = async (input: Locator): Promise<void> => {
  if (!(await input.isChecked())) await input.click({ force: true });
  await expect(input).toBeChecked();
};

/** Opens a section and asks it, with a target. */
export const ask = async (page: Page, section: string): Promise<void> => {
  await openSection(page, section);
  const switches = page.locator('[data-section] > header input');
  await turnOn(switches.first());
  await turnOn(switches.last());
};

/** The first entry that a search in a list finds. */
export const pick = async (
  page: Page,
  path: string,
  search: string,
  shown: RegExp = /./,
): Promise<void> => {
  await field(page, path).fill(search);
  await page.getByRole('option').filter({ hasText: shown }).first().click();
};

/** An entry of a short list by its place. */
export const choose = async (page: Page, input: Locator, place: number): Promise<void> => {
  await input.click();
  await page.getByRole('option').nth(place).click();
  await expect(page.getByRole('option')).toHaveCount(0);
};

export const press = async (slider: Locator, key: string, times = 1): Promise<void> => {
  await slider.focus();
  for (let time = 0; time < times; time += 1) await slider.press(key);
};

/** Writes into a rich text. */
export const write = async (page: Page, path: string, text: string): Promise<void> => {
  await field(page, path).click();
  await page.keyboard.type(text);
};
