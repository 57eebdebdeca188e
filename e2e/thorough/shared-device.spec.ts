import { expect, type Page, test } from '@playwright/test';
import { createAuditAs, shortLink } from '../support/respondent/campaign.ts';
import { driveRespondent, loadStored } from '../support/respondent/respondent-driver.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { mouse } from '../support/devices/input-device.ts';
import { createTestUser } from '../support/test-users.ts';
import { requestCodes } from '../support/culture-audit/printed-codes.ts';

/** Everything of ours that this browser still holds of an audit. */
const kept = async (page: Page): Promise<string[]> => {
  const { origins } = await page.context().storageState();
  return origins
    .flatMap(({ localStorage }) => localStorage.map(({ name }) => name))
    .filter((name) => /^cadran\.(answers|profiling)/.test(name));
};

test.use({ viewport: { width: 390, height: 844 } });

test('a shared device wipes itself between two codes', async ({
  page: device,
  request,
  browser,
}) => {
  const { token } = await createTestUser(request);
  const mandatory = { unit: true, age: false, gender: false, tenure: false };
  const campaign = await createAuditAs(request, token, { access: 'codes', mandatory });
  const [one = '', two = '', three = ''] = await requestCodes(request, token, campaign.id, 3);
  const first = await driveRespondent(device, mouse, 'fr', campaign, 93);
  const withCode = (code: string) => `${shortLink(campaign)}#${code.replaceAll('-', '')}`;
  await device.goto(withCode(one));
  await first.startByCode();
  await first.expectAt(2, 0);
  await device.getByRole('radio', { name: 'Urgences' }).click();
  const segments = { unitId: campaign.units[0]?.id };
  await expect.poll(async () => (await loadStored(device, campaign)).segments).toEqual(segments);
  const before = await kept(device);
  expect(before.length).toBeGreaterThan(1);

  // The same code finds its own again; another finds nothing of it.
  await device.goto('about:blank');
  await device.goto(withCode(one));
  await expect(device.getByRole('heading', { name: 'Vous revoilà !' })).toBeVisible();
  await device.goto('about:blank');
  await device.goto(withCode(two));
  await expect(device.getByLabel('Code')).toHaveValue(two);
  expect((await kept(device)).filter((name) => before.includes(name))).toEqual([]);
  await first.startByCode();
  await first.expectAt(2, 0);
  await expect(device.getByRole('radio', { name: 'Urgences' })).not.toBeChecked();

  // Who comes without a link wipes by the button, and goes on with a code of their own.
  await device.goto(shortLink(campaign));
  await device.getByRole('button', { name: 'Utiliser un autre code' }).click();
  await expect(device.getByLabel('Code')).toHaveValue('');
  expect(await kept(device)).toEqual([]);
  await first.startByCode(three);
  await first.expectAt(2, 0);

  // Nothing of the first was lost: it goes on where it was, on another device.
  const elsewhere = await (await browser.newContext()).newPage();
  const own = await driveRespondent(elsewhere, mouse, 'fr', campaign, 93);
  await elsewhere.goto(withCode(one));
  await own.startByCode();
  await own.expectAt(2, 0);
  await expect.poll(async () => (await loadStored(elsewhere, campaign)).segments).toEqual(segments);
  await elsewhere.context().close();
});

test('how anonymity works is told to employees in both languages, and can be printed', async ({
  page,
}) => {
  await page.goto('/profiling/how');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Comment l’anonymat est assuré' }),
  ).toBeVisible();
  await expect(page.getByText(/67\s%/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How anonymity works' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expectNoSidewaysScroll(page);
});
