import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { extractText } from 'unpdf';

const readCodes = async (pdf: Buffer): Promise<readonly string[]> => {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.match(/\b[2-9A-Z]{3}(?:-[2-9A-Z]{3}){3}\b/g) ?? [];
};

/** Prints cards through the API and reads their codes. */
export const requestCodes = async (
  request: APIRequestContext,
  token: string,
  campaignId: string,
  count: number,
): Promise<readonly string[]> => {
  const response = await request.post(`/api/profiling/campaigns/${campaignId}/codes/cards`, {
    data: { count, language: 'fr' },
    headers: { authorization: `Bearer ${token}` },
  });
  const codes = await readCodes(await response.body());
  expect(codes).toHaveLength(count);
  return codes;
};

/** The codes on the cards that this page has just downloaded. */
export const printCards = async (page: Page, count: number): Promise<readonly string[]> => {
  await page.getByLabel('Nombre de cartes').fill(String(count));
  await page.getByRole('button', { name: 'Imprimer les cartes…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ces cartes ne peuvent être imprimées qu’une fois');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Imprimer', exact: true }).click();
  const pdf = await readFile(await (await downloading).path());
  await expect(dialog).toBeHidden();
  const codes = await readCodes(pdf);
  expect(codes).toHaveLength(count);
  return codes;
};
