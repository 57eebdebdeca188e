import { expect, type Page, test } from '@playwright/test';
import { createCampaign, shortLink } from '../support/candidate/campaign.ts';
import { mouse } from '../support/devices/input-device.ts';
import { driveCandidate } from '../support/candidate/candidate-driver.ts';

/** Everything of ours that this browser still holds. */
const kept = async (page: Page): Promise<string[]> => {
  const { origins } = await page.context().storageState();
  return origins
    .flatMap(({ localStorage }) => localStorage.map(({ name }) => name))
    .filter((name) => /^cadran\.(answers|screening)/.test(name));
};

test('on a shared device two idle minutes warn, then wipe and start anew, as the end does', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, {
    profile: { languages: { target: null } },
    questions: [],
  });
  const someone = await driveCandidate(page, mouse, 'fr', campaign, 31);
  await page.clock.install();
  await page.goto(`${shortLink(campaign)}?kiosk=1`);
  await someone.start();
  // From here on no minute passes but ours, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.getByLabel('Prénom').fill('Quelqu’un');
  await page.clock.runFor(1000);
  expect((await kept(page)).length).toBeGreaterThan(1);

  await page.clock.runFor(80_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(12_000);
  const warning = page.getByRole('dialog', { name: 'Êtes-vous toujours là ?' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Je continue' }).click();
  await expect(warning).toBeHidden();
  await expect(page.getByLabel('Prénom')).toHaveValue('Quelqu’un');

  // Of the code to continue with, nothing is copied or sent from here.
  await page.getByRole('button', { name: 'Continuer plus tard' }).click();
  const later = page.getByRole('dialog', { name: 'Continuer plus tard' });
  await expect(later.getByText('elles seront effacées de cet appareil partagé')).toBeVisible();
  await expect(later.getByRole('button')).toHaveText(['Fermer']);
  await expect(later.getByRole('link')).toHaveCount(0);
  await later.getByRole('button').click();

  await page.clock.runFor(122_000);
  await page.clock.resume();
  await someone.expectAt(0, 0);
  await expect(page).toHaveURL(/\?kiosk=1$/);
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible();
  expect(await kept(page)).toEqual([]);
  // Back leads to the notice, which is the same for everybody.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible();
  // Nothing leads out of the questionnaire, where no idle minute would lead back.
  await expect(page.locator('main a:not([href^="mailto:"])')).toHaveCount(0);

  // The end wipes everything, too, and leaves no code to whoever comes next.
  await someone.start();
  for (const step of someone.steps) {
    await someone.answer(step);
    await someone.goOn(step);
  }
  await someone.finish();
  await expect(page.getByRole('button', { name: 'Copier le code' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Nouveau questionnaire' }).click();
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible();
  await someone.expectAt(0, 0);
  expect(await kept(page)).toEqual([]);
});
