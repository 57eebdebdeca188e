import { MOTIVATIONS } from '@cadran/contract/codes';
import { expect, type Page, test } from '@playwright/test';
import { createCampaign, type MadeCampaign, shortLink } from '../support/candidate/campaign.ts';
import { driveCandidate, loadStored } from '../support/candidate/candidate-driver.ts';
import { touch } from '../support/devices/input-device.ts';
import { touchScreen } from '../support/devices/touch-screen.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Little, so that what goes wrong is seen: 18 situations and one ranking. */
const ASKED = {
  profile: { culture: { target: null }, motivations: { target: null } },
  questions: [],
};

const begin = async (page: Page, campaign: MadeCampaign, seed: number) => {
  const someone = await driveCandidate(page, touch, 'fr', campaign, seed);
  await page.goto(shortLink(campaign));
  await someone.start();
  await someone.answer({ name: 'contact', part: 2, page: 0 });
  return someone;
};

const proposals = (page: Page) => page.getByTestId('proposal');
const chosen = (page: Page) => page.getByRole('radio', { checked: true });

test('taps twice: on Next no page is passed over, on a proposal one page is turned; and goes back', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, ASKED);
  const someone = await begin(page, campaign, 1);
  const screen = await touchScreen(page);
  await screen.doubleTap(someone.next);
  await someone.expectAt(3, 0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await screen.doubleTap(proposals(page).nth(1));
  await someone.expectAt(3, 1);
  await expect(chosen(page)).toHaveCount(0);
  await expect
    .poll(async () => Object.keys((await loadStored(page, campaign)).answers.culture ?? {}).length)
    .toBe(1);

  // Who goes back after the page has gone on finds what was chosen.
  await proposals(page).nth(2).tap();
  await someone.expectAt(3, 2);
  for (const place of [2, 1]) {
    await page.goBack();
    await someone.expectAt(3, place - 1);
    await expect(page.getByRole('radio').nth(place)).toBeChecked();
  }
  await expect
    .poll(async () => Object.keys((await loadStored(page, campaign)).answers.culture ?? {}).length)
    .toBe(2);
});

const atRanking = async (page: Page, campaign: MadeCampaign, seed: number) => {
  const someone = await begin(page, campaign, seed);
  await someone.next.tap();
  await someone.expectAt(3, 0);
  return someone;
};
const RANKING = { profile: { motivations: { target: null } }, questions: [] };
const card = (page: Page, code: string) => page.locator(`[data-item="${code}"]`);

test('turns the phone in the middle of a ranking', async ({ page, request }) => {
  const campaign = await createCampaign(request, RANKING);
  const someone = await atRanking(page, campaign, 3);
  const [first, second, ...others] = MOTIVATIONS;
  await card(page, second).getByRole('button').first().tap();
  await page.setViewportSize({ width: 844, height: 390 });
  await card(page, first).getByRole('button').first().tap();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const code of others.slice(0, -1)) await card(page, code).getByRole('button').first().tap();
  await someone.next.tap();
  await someone.expectAt(4, 0);
  await expect
    .poll(async () => (await loadStored(page, campaign)).answers.motivations)
    .toEqual([second, first, ...others]);
});

test('loses the network in the middle of a drag, and sends once', async ({
  page,
  context,
  request,
}) => {
  const campaign = await createCampaign(request, RANKING);
  const someone = await atRanking(page, campaign, 4);
  for (const code of MOTIVATIONS.slice(0, -1))
    await card(page, code).getByRole('button').first().tap();
  const completions: string[] = [];
  page.on('request', (sent) => {
    if (sent.postData()?.includes('"completed"')) completions.push(sent.url());
  });
  const screen = await touchScreen(page);
  const [first, _second, third] = MOTIVATIONS;
  const drag = await screen.pickUp(card(page, third).getByTestId('grip'));
  await context.setOffline(true);
  await drag.dropOn(card(page, first));
  await expect(card(page, third)).toHaveAttribute('data-place', '0');
  await expect(page.getByTestId('offline-note')).toBeVisible();
  // Clicks: after a drag by another debugger session, Playwright's taps do not always reach the page.
  await someone.next.click();
  await someone.send.click();
  await expect(page.getByRole('button', { name: 'En attente du réseau…' })).toBeVisible();
  await page.getByRole('button', { name: 'En attente du réseau…' }).click({ force: true });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Merci !' })).toBeVisible();
  const stored = await campaign.readCandidates();
  expect(stored).toHaveLength(1);
  expect(stored[0]?.answers.motivations?.slice(0, 2)).toEqual([third, first]);
  const reached = completions.length;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Merci !' })).toBeVisible();
  expect(completions).toHaveLength(reached);
});

test('answers in another tab, too: the last word counts, and it is sent once', async ({
  page,
  context,
  request,
}) => {
  const campaign = await createCampaign(request, RANKING);
  const someone = await atRanking(page, campaign, 5);
  const [first, second, third, ...others] = MOTIVATIONS;
  await card(page, third).getByRole('button').first().tap();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(card(other, third)).toHaveAttribute('data-place', '0');
  await card(other, first).getByRole('button').first().tap();
  await expect(card(page, first)).toHaveAttribute('data-place', '1');
  for (const code of [second, ...others.slice(0, -1)])
    await card(page, code).getByRole('button').first().tap();
  await someone.next.tap();
  await someone.finish();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Merci !' })).toBeVisible();
  const stored = await campaign.readCandidates();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    status: 'completed',
    answers: { motivations: [third, first, second, ...others] },
  });
});
