import type { Module } from '@cadran/contract';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectNoSidewaysScroll } from './devices/expect-no-sideways-scroll.ts';
import { field, openSection, write } from './form-fields.ts';
import { openPlace } from './open-place.ts';
import type { Language } from './test-users.ts';

/** What campaigns of both modules go through in the back office. */
export const saveCampaign = (page: Page): Promise<void> =>
  page.getByTestId('save-bar').locator('button[type=submit]').click();

/** Creates what is typed and ends on its own page; its id. */
export const createTyped = async (page: Page, name: string): Promise<string> => {
  await saveCampaign(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

export const rename = async (page: Page, name: string, language: Language): Promise<void> => {
  await openSection(page, 'parameters');
  await field(page, 'name').fill(name);
  await saveCampaign(page);
  await expect(
    page.getByText(language === 'fr' ? 'Campagne enregistrée' : 'Campaign saved'),
  ).toBeVisible();
};

/** No section is wider than a phone. */
export const expectToFitPhone = async (page: Page, sections: readonly string[]): Promise<void> => {
  for (const section of sections) {
    await openSection(page, section);
    await page.setViewportSize({ width: 390, height: 844 });
    await test.step(section, () => expectNoSidewaysScroll(page));
    await page.setViewportSize({ width: 1280, height: 900 });
  }
};

/** The only campaign of a list becomes two. */
export const duplicateOnly = async (page: Page, module: Module, name: string): Promise<void> => {
  await openPlace(page, `/${module}`);
  await page.getByRole('button', { name: new RegExp(`Actions.*${name}`) }).click();
  await page.getByRole('menuitem', { name: /^(Dupliquer|Duplicate)$/ }).click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
};

/** French first, whatever the reader's language: the first screen and the foot of the PDFs. */
export const writeTexts = async (page: Page): Promise<void> => {
  await openSection(page, 'customization');
  const texts = page.locator('[data-section=customization] article');
  for (const place of [0, 3]) {
    await texts.nth(place).locator('label').first().click();
    await texts.nth(place).locator('p + button').click();
  }
  await field(page, 'customization.introduction.fr.title').fill('Bienvenue');
  await write(page, 'customization.introduction.fr.html', 'Bonjour à vous');
  await write(page, 'customization.pdfFooter.fr.html', 'Service RH');
};

interface Linked {
  readonly name: string;
  readonly customUrl: string;
  readonly link: string;
}

/** From the list, in English: the QR code in both formats, and the link in the specification's words. */
export const takeLink = async (page: Page, campaign: Linked): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`Actions.*${campaign.name}`) }).click();
  await page.getByRole('menuitem', { name: 'Get link' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectAccessible(page);
  for (const format of ['PNG', 'SVG']) {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Download as ${format}` }).click();
    expect((await download).suggestedFilename()).toBe(
      `qr-${campaign.customUrl}.${format.toLowerCase()}`,
    );
  }
  await dialog.getByRole('button', { name: /Cop/ }).first().click();
  await expect(page.getByText(`You copied ${campaign.link} to your clipboard.`)).toBeVisible();
  await page.keyboard.press('Escape');
};
