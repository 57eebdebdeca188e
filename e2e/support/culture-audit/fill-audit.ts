import { expect, type Page } from '@playwright/test';
import { choose, field, openSection, pick } from '../form-fields.ts';
import { writeTexts } from '../campaign-journey.ts';
import { expectAccessible } from '../expect-accessible.ts';
import type { Language } from '../test-users.ts';
import { createPng } from '../create-png.ts';

const OTHER_WORD = { fr: 'Un autre mot…', en: 'Another word…' } as const;

const fillSubject = async (page: Page, language: Language): Promise<void> => {
  await openSection(page, 'subject');
  await pick(page, 'subject', OTHER_WORD[language]);
  await field(page, 'subject.fr.name').fill('hôpital');
  await page.locator('[data-section=subject] .mantine-SegmentedControl-label').first().click();
  await field(page, 'subject.fr.elision').check({ force: true });
  await field(page, 'subject.en.name').fill('hospital');
};

/** With the mouse, by its grip. */
const dragToTop = async (page: Page, place: number): Promise<void> => {
  const grip = await page.locator('[data-row-grip]').nth(place).boundingBox();
  const first = await page.locator('[data-row]').first().boundingBox();
  if (!grip || !first) throw new Error('rows are drawn');
  await page.mouse.move(grip.x + 8, grip.y + 16);
  await page.mouse.down();
  await page.mouse.move(grip.x + 8, first.y + 4, { steps: 8 });
  await page.mouse.up();
};

/** Two by hand, three of a pasted list, the last dragged to the first place. */
const fillUnits = async (page: Page): Promise<void> => {
  await openSection(page, 'units');
  for (const [index, name] of ['Urgences', 'Chirurgie'].entries()) {
    await page.getByTestId('add-row').getByRole('button').click();
    await field(page, `units.${index}.name.fr`).fill(name);
  }
  await field(page, 'units.0.name.en').fill('Emergencies');
  await field(page, 'units.1.expectedHeadcount').fill('80');
  await page.getByTestId('paste-units').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('textarea')
    .fill('Accueil\tReception\t4\nurgences\nPharmacie ; Pharmacy ; 1 200\nDirection;Management');
  await expectAccessible(page);
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
  const names = page.locator('[data-row] input[name$="name.fr"]');
  await expect(names).toHaveCount(5);
  // The warning about the smallest comes a moment later and moves the rows below it.
  await expect(page.locator('[data-row] > p')).toBeVisible();
  await dragToTop(page, 4);
  await expect(names.first()).toHaveValue('Direction');
  await page.locator('[data-row-moves]').nth(1).getByRole('button').first().press('Enter');
  await expect(names.first()).toHaveValue('Urgences');
};

const fillValues = async (page: Page): Promise<void> => {
  await openSection(page, 'valuesSets');
  const add = page.locator('[data-section] > div > [data-testid=add-row] button');
  await add.click();
  await field(page, 'valuesSets.0.name').fill('Charte 2026');
  await field(page, 'valuesSets.0.color').fill('ABC');
  await field(page, 'valuesSets.0.color').blur();
  const chips = field(page, 'valuesSets.0.values').locator('label');
  await chips.nth(8).click();
  await chips.nth(0).click();
  await page.locator('fieldset [data-testid=add-row] button').click();
  await field(page, 'valuesSets.0.values.2.label').fill('Audace');
  await choose(page, page.locator('fieldset ul li').getByRole('combobox'), 1);
  await add.click();
  await field(page, 'valuesSets.1.name').fill('Projet');
  await field(page, 'valuesSets.1.values').locator('label').nth(5).click();
};

/** Every field there is, by hand. */
export const fillAudit = async (page: Page, name: string, language: Language): Promise<void> => {
  await field(page, 'name').fill(name);
  await openSection(page, 'access');
  await page.getByRole('radio', { name: language === 'fr' ? 'Par codes' : 'By codes' }).check();
  await fillSubject(page, language);
  await fillUnits(page);
  await openSection(page, 'mandatory');
  for (const segment of ['age', 'gender'])
    await page.locator(`[name="mandatory.${segment}"]`).uncheck({ force: true });
  await field(page, 'minimumGroup').fill('8');
  await openSection(page, 'logo');
  await field(page, 'redirectUrl').fill('https://example.org/merci?source=cadran');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: createPng() });
  await page.getByTestId('logo-picker').locator('img').waitFor();
  await fillValues(page);
  await writeTexts(page);
};
