import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startApp } from '../../drills/support/running-app.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import {
  createCampaign,
  createCampaignAs,
  type MadeCampaign,
  SHORT,
  shortLink,
} from '../support/candidate/campaign.ts';
import { mouse } from '../support/devices/input-device.ts';
import { putAway } from '../support/devices/put-away.ts';
import { DEMO_PASSWORD, tokenOf } from '../support/log-in.ts';
import {
  type CandidateDriver,
  driveCandidate,
  enteredAnswers,
  loadStored,
} from '../support/candidate/candidate-driver.ts';

const note = (page: Page, state: 'saved' | 'kept' | 'offline') =>
  page.locator(`[data-testid=save-note][data-state=${state}]`);

const begin = async (
  page: Page,
  campaign: MadeCampaign,
  seed: number,
): Promise<CandidateDriver> => {
  const someone = await driveCandidate(page, mouse, 'fr', campaign, seed);
  await page.goto(shortLink(campaign));
  await someone.start();
  return someone;
};

const fillFrom = async (someone: CandidateDriver, from: number, to?: number): Promise<void> => {
  for (const step of someone.steps.slice(from, to)) {
    await someone.answer(step);
    await someone.goOn(step);
  }
};

const expectAllThere = async (page: Page, campaign: MadeCampaign, someone: CandidateDriver) =>
  expect(await loadStored(page, campaign)).toMatchObject({
    status: 'completed',
    ...enteredAnswers(someone),
  });

test('with the network cut and restored in the middle', async ({ page, context, request }) => {
  const campaign = await createCampaign(request, SHORT);
  const someone = await begin(page, campaign, 21);
  await fillFrom(someone, 0, 2);
  await expect(note(page, 'saved')).toBeVisible();
  const before = await loadStored(page, campaign);
  await context.setOffline(true);
  await fillFrom(someone, 2, 4);
  await expect(note(page, 'offline')).toBeVisible();
  await expect(page.getByTestId('offline-note')).toBeInViewport();
  // Told to who does not see it, both when the network goes and when it comes back.
  const said = page.getByTestId('save-note').getByRole('status');
  await expect(said).toHaveText('Hors ligne : vos réponses sont enregistrées sur cet appareil');
  await context.setOffline(false);
  await expect(said).toHaveText('Enregistré');
  expect((await loadStored(page, campaign)).answers).not.toEqual(before.answers);
  await fillFrom(someone, 4);
  // The last word is spoken without a network, too.
  await context.setOffline(true);
  await someone.send.click();
  await expect(page.getByText('l’envoi se fera dès le retour du réseau')).toBeVisible();
  await expect(page.getByRole('button', { name: 'En attente du réseau…' })).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Merci !' })).toBeFocused();
  await expect(page).toHaveTitle(/^Merci\s! · /u);
  await expectAllThere(page, campaign, someone);
});

test('with the browser closed, resumed from the code on another device', async ({
  browser,
  page,
  request,
}) => {
  const campaign = await createCampaign(request, SHORT);
  const someone = await begin(page, campaign, 22);
  await fillFrom(someone, 0, 3);
  await expect(note(page, 'saved')).toBeVisible();
  await page.getByRole('button', { name: 'Continuer plus tard' }).click();
  const code = await page.getByTestId('resume-code').innerText();
  expect(code).toMatch(/^([A-Z]{4}-){3}[A-Z]{4}$/);
  await page.context().close();

  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const device = await elsewhere.newPage();
  const again = await driveCandidate(device, mouse, 'fr', campaign, 22);
  await device.goto(shortLink(campaign));
  await device.getByRole('button', { name: /Reprenez avec votre code/ }).click();
  await expect(device.getByRole('heading', { level: 1 })).toBeFocused();
  await device.getByLabel('Code de reprise').fill('ABCD-EFGH-JKMN-PQRS');
  await device.getByRole('button', { name: 'Reprendre', exact: true }).click();
  await expect(device.getByRole('alert')).toContainText('Ce code ne correspond à aucun');
  await expect(device.getByLabel('Code de reprise')).toBeFocused();
  await device.getByLabel('Code de reprise').fill(code.toLowerCase().replaceAll('-', ' '));
  await device.getByRole('button', { name: 'Reprendre', exact: true }).click();
  const next = again.steps[3];
  await again.expectAt(next?.part ?? 0, next?.page ?? 0);
  await fillFrom(again, 3);
  await again.finish();
  await expectAllThere(device, campaign, again);
  await elsewhere.close();
});

test('the resume link opens it where and in the language it was left, and leaves no code in the address', async ({
  browser,
  page,
  request,
}) => {
  const campaign = await createCampaign(request, SHORT);
  const someone = await begin(page, campaign, 23);
  await fillFrom(someone, 0, 2);
  const saved = page.waitForResponse(
    (answer) => answer.request().postDataJSON()?.language === 'en' && answer.ok(),
  );
  await page.getByRole('button', { name: 'English' }).click();
  await saved;
  const mail = page.locator('a[href^="mailto:"]');
  const body = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  const link = /http\S+#resume=[A-Z-]+/.exec(body)?.[0] ?? '';
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await device.goto(link);
  const { part, page: number } = someone.steps[2] ?? { part: 0, page: 0 };
  await expect(device).toHaveURL(new RegExp(`/${part}/${number}$`));
  await expect(note(device, 'saved')).toBeVisible();
  await device.reload();
  await expect(note(device, 'saved')).toBeVisible();
  await elsewhere.close();
});

test('resumed where the answers do not come at first, they are there as soon as they can', async ({
  browser,
  page,
  request,
}) => {
  const campaign = await createCampaign(request, SHORT);
  const someone = await begin(page, campaign, 26);
  await fillFrom(someone, 0, 1);
  await expect(note(page, 'saved')).toBeVisible();
  const mail = page.locator('a[href^="mailto:"]');
  const body = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  const answers = /\/api\/screening\/questionnaires\/[0-9a-f-]{36}$/;
  await device.route(answers, (route) => route.abort());
  await device.goto(/http\S+#resume=[A-Z-]+/.exec(body)?.[0] ?? '');
  await expect(note(device, 'offline')).toBeVisible();
  await device.unroute(answers);
  const { contact } = enteredAnswers(someone);
  await expect(device.getByLabel('Prénom')).toHaveValue(String(contact['firstName']));
  await expect(note(device, 'saved')).toBeVisible();
  await elsewhere.close();
});

test('two tabs do not overwrite each other’s newer answers', async ({ page, context, request }) => {
  const campaign = await createCampaign(request, {
    profile: { studies: { target: null } },
    questions: [],
  });
  const someone = await begin(page, campaign, 24);
  await fillFrom(someone, 0, 1);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByRole('radio', { name: /^Master\b/ }).click();
  await expect(other.getByRole('radio', { name: /^Master\b/ })).toBeChecked();
  await context.setOffline(true);
  await page.getByRole('radio', { name: /^Baccalauréat/ }).click();
  await other
    .getByRole('radio', { name: /^Doctorat\b/ })
    .last()
    .click();
  await expect(page.getByRole('radio', { name: /^Doctorat/ }).last()).toBeChecked();
  await context.setOffline(false);
  await expect
    .poll(async () => (await loadStored(page, campaign)).answers.studies?.degree)
    .toBe('doctorate');
  await expect(note(page, 'saved')).toBeVisible();
});

test('a campaign closed half-way says so and keeps what was saved', async ({ page, request }) => {
  const campaign = await createCampaign(request, SHORT);
  const someone = await begin(page, campaign, 25);
  await fillFrom(someone, 0, 1);
  await expect(note(page, 'saved')).toBeVisible();
  await campaign.close();
  await page
    .getByRole('button', { name: /^Ajouter «/ })
    .first()
    .click();
  await expect(note(page, 'kept')).toBeVisible();
  await putAway(page);
  await expect(
    page.getByRole('heading', { name: "Le questionnaire n'est pas disponible" }),
  ).toBeVisible();
  await expect(page.getByText('déjà enregistrées sont conservées')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Écrire à rh@example.org' })).toBeVisible();
  await expectAccessible(page);
  const { contact } = enteredAnswers(someone);
  expect(await campaign.readCandidates()).toMatchObject([{ status: 'opened', contact }]);

  await campaign.reopen();
  await page.reload();
  await someone.expectAt(3, 0);
  // The card touched after the closing is still there.
  await page.getByRole('button', { name: /^Renvoyer «/ }).click();
  await fillFrom(someone, 1);
  await someone.finish();
  await expectAllThere(page, campaign, someone);
});

test('with the server killed (-9) between two answers and started again', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'cadran-e2e-kill-'));
  const env = { SUPERADMIN_PASSWORD: DEMO_PASSWORD };
  let app = await startApp(folder, env, ['--no-demo']);
  const context = await browser.newContext({ baseURL: app.address });
  try {
    const page = await context.newPage();
    const token = await tokenOf(context.request, 'superadmin');
    const campaign = await createCampaignAs(context.request, token, SHORT);
    const someone = await begin(page, campaign, 26);
    await fillFrom(someone, 0, 2);
    await expect(note(page, 'saved')).toBeVisible();
    await app.kill();
    await fillFrom(someone, 2, 4);
    await expect(note(page, 'offline')).toBeVisible();
    // The page knows one address only: the server comes back to it.
    app = await startApp(folder, { PORT: new URL(app.address).port });
    await expect(note(page, 'saved')).toBeVisible({ timeout: 40_000 });
    await fillFrom(someone, 4);
    await someone.finish();
    await expectAllThere(page, campaign, someone);
  } finally {
    await context.close();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
