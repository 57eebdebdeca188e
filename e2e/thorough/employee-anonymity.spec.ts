import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { mouse } from '../support/devices/input-device.ts';
import { createAudit, type MadeAudit, shortLink } from '../support/respondent/campaign.ts';
import {
  answerAll,
  type RespondentDriver,
  driveRespondent,
  loadStored,
  openLastStep,
  ENTERED_DATES,
} from '../support/respondent/respondent-driver.ts';
import { watchSecrets } from '../support/respondent/watch-secrets.ts';

/** Everything answered, and before the button that sends it. */
const readyToSend = async (
  page: Page,
  campaign: MadeAudit,
  seed: number,
): Promise<RespondentDriver> => {
  const someone = await driveRespondent(page, mouse, 'fr', campaign, seed);
  await page.goto(shortLink(campaign));
  await someone.start();
  await answerAll(page, campaign, someone);
  await openLastStep(page);
  await someone.next.click();
  await someone.expectAt(5, 0);
  return someone;
};

const sent = (page: Page, someone: RespondentDriver) =>
  expect(page.getByText(someone.words.employee.thanks.sent)).toBeVisible();

test('the year of birth and the start date become bands on the page, and the bands alone stay', async ({
  page,
  request,
}) => {
  const mandatory = { unit: false, age: true, gender: false, tenure: true };
  const campaign = await createAudit(request, { mandatory });
  const someone = await driveRespondent(page, mouse, 'fr', campaign, 71);
  const secrets = watchSecrets(page);
  await page.goto(shortLink(campaign));
  await someone.start();
  await someone.next.click();
  await expect(page.getByRole('alert')).toContainText('Il reste 2 points à compléter');
  await expectAccessible(page);

  const year = page.getByLabel('Votre année de naissance');
  await year.fill('1850');
  await expect(year).toHaveAccessibleDescription(/Saisissez une année entre/);
  await year.fill(ENTERED_DATES.birthYear);
  await expect(page.getByText('Gardé : « De 40 à 49 ans »')).toBeVisible();
  const day = page.getByLabel('Votre date d’arrivée');
  await day.fill('2999-01-01');
  await expect(day).toHaveAccessibleDescription(/Saisissez une date passée/);
  await day.fill(ENTERED_DATES.startDate);
  await expect(page.getByText('Gardé : « De 5 à 9 ans d’ancienneté »')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect
    .poll(async () => (await loadStored(page, campaign)).segments)
    .toEqual({ ageBand: '40_49', tenureBand: '5_9' });
  await secrets.expectUnsaid(
    ENTERED_DATES.birthYear,
    ENTERED_DATES.startDate,
    '1850',
    '2999-01-01',
  );

  // What was typed is gone with the page; the band is not asked for again.
  await page.reload();
  await expect(year).toHaveValue('');
  await expect(page.getByText('Gardé : « De 40 à 49 ans »')).toBeVisible();
  await someone.next.click();
  await someone.expectAt(2, 1);
});

test('optional information is skipped in one tap, and what was begun of it is taken back', async ({
  page,
  request,
}) => {
  const mandatory = { unit: false, age: false, gender: false, tenure: false };
  const campaign = await createAudit(request, { mandatory });
  const someone = await driveRespondent(page, mouse, 'en', campaign, 72);
  await page.goto(shortLink(campaign));
  await someone.start();
  await page.getByRole('radio', { name: 'Female', exact: true }).click();
  await expect
    .poll(async () => (await loadStored(page, campaign)).segments)
    .toEqual({ gender: 'female' });
  // A year nobody can mean is not dropped by Next without a word; who skips the page drops it.
  await page.getByLabel(someone.words.employee.segments.birthYear).fill('1890');
  await someone.next.click();
  await expect(page.getByTestId('error-summary')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this page' }).click();
  await someone.expectAt(3, 0);
  await expect.poll(async () => (await loadStored(page, campaign)).segments).toEqual({});
  // The subject in its grammar, and which of the two times is meant.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('at the hospital');
  await expect(page.getByTestId('moment')).toHaveText('Today');
  await someone.next.click();
  await expect(page.getByRole('alert')).toContainText('Not all items from the left list are used');
  await expectAccessible(page);
});

test('who has answered on this device is told so, and cannot answer again', async ({
  browser,
  page,
  request,
}) => {
  const campaign = await createAudit(request);
  const someone = await readyToSend(page, campaign, 73);
  await expect(page.getByText('vos réponses ne peuvent plus être retrouvées')).toBeVisible();
  // The code goes into no mailbox that an employer may read.
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  const code = await page.getByTestId('resume-code').textContent();
  const link = `${page.url()}#resume=${code}`;
  await someone.send();
  await sent(page, someone);
  await page.reload();
  await sent(page, someone);

  await page.goto(shortLink(campaign));
  await expect(someone.heading('Vous avez déjà répondu')).toBeVisible();
  await expect(page.getByRole('button', { name: /autre personne/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revoir la page de fin' }).click();
  await sent(page, someone);

  // Even a browser that lost everything but its key is refused by the server, and told kindly.
  await page.evaluate((name) => localStorage.removeItem(name), `cadran.profiling.${campaign.id}`);
  await page.goto(shortLink(campaign));
  await someone.button(someone.words.promise.start).click();
  await expect(someone.heading('Vous avez déjà répondu')).toBeVisible();
  await expectAccessible(page);

  // So is who follows the link of what has been sent, wherever they are.
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await device.goto(link);
  await expect(device.getByRole('heading', { name: 'Vous avez déjà répondu' })).toBeVisible();
  await elsewhere.close();
  expect(await campaign.countCompleted()).toBe(1);
});

test('an answer to the sending that gets lost on its way is not taken for a failure', async ({
  page,
  request,
}) => {
  const campaign = await createAudit(request);
  const someone = await readyToSend(page, campaign, 74);
  let lost = 0;
  await page.route('**/api/profiling/questionnaires/*', async (route) => {
    if (!route.request().postData()?.includes('"completed"') || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await someone.send();
  await sent(page, someone);
  expect(lost).toBe(1);
  expect(await campaign.countCompleted()).toBe(1);
});

test('a campaign closed half-way says so; a link that leads nowhere goes to the login page', async ({
  page,
  request,
}) => {
  const campaign = await createAudit(request);
  const someone = await driveRespondent(page, mouse, 'fr', campaign, 75);
  await page.goto(shortLink(campaign));
  await someone.start();
  await campaign.close();
  await page.getByRole('radio', { name: 'Urgences' }).click();
  const unavailable = someone.heading("Le questionnaire n'est pas disponible");
  await expect(unavailable).toBeVisible();
  await page.goto(shortLink(campaign));
  await expect(unavailable).toBeVisible();
  await page.goto(`${shortLink(campaign)}-not`);
  await expect(page).toHaveURL(/\/login\?unknown=link$/);
});

test('on a shared device the end wipes everything, and the next person answers', async ({
  page,
  request,
}) => {
  const campaign = await createAudit(request);
  const someone = await driveRespondent(page, mouse, 'fr', campaign, 76);
  await page.goto(`${shortLink(campaign)}?kiosk=1`);
  for (const _round of [1, 2]) {
    await someone.start();
    await answerAll(page, campaign, someone);
    await openLastStep(page);
    await someone.next.click();
    await someone.send();
    await sent(page, someone);
    await someone.button(someone.words.conclusion.thanks.another).click();
    await someone.expectAt(0, 0);
    await expect(someone.button(someone.words.promise.start)).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(localStorage).join());
    expect(kept).not.toMatch(/answers|profiling/);
  }
  expect(await campaign.countCompleted()).toBe(2);
});
