import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { createCampaign, type MadeCampaign, shortLink } from '../support/candidate/campaign.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { mouse } from '../support/devices/input-device.ts';
import { touchScreen } from '../support/devices/touch-screen.ts';
import { driveCandidate, loadStored } from '../support/candidate/candidate-driver.ts';

const RANKING = { profile: { motivations: { target: null } }, questions: [] };

const open = async (page: Page, campaign: MadeCampaign) => {
  const someone = await driveCandidate(page, mouse, 'fr', campaign, 41);
  await page.goto(shortLink(campaign));
  await someone.start();
  await someone.answer({ name: 'contact', part: 2, page: 0 });
  await someone.next.click();
  await someone.expectAt(3, 0);
  return someone;
};

const pool = (page: Page, name: string) =>
  page.getByRole('button', { name: `Ajouter « ${name} » au classement` });
const ranked = (page: Page) => page.getByRole('list', { name: 'Votre classement' });
const order = async (page: Page): Promise<string[]> =>
  ranked(page).locator('[data-focus^="move-"]').allInnerTexts();
const said = (page: Page) => page.getByRole('status').filter({ hasText: '«' });

const middle = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y };
};

test('is told to who cannot see it: names, announcements, keys, undo', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, RANKING);
  const someone = await open(page, campaign);
  await expect(pool(page, 'Rémunération')).toHaveAccessibleDescription(/ce que l’on apporte/);
  await pool(page, 'Rémunération').focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('« Rémunération » : position 1 sur 1.');
  await expect(pool(page, 'Maîtrise de son temps')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toHaveText('« Maîtrise de son temps » : position 2 sur 2.');
  await page.keyboard.press('ArrowUp');
  await expect(pool(page, 'Évolution de carrière')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => order(page))
    .toEqual(['Rémunération', 'Maîtrise de son temps', 'Évolution de carrière']);

  const handle = (name: string, place: number, total: number) =>
    page.getByRole('button', { name: `Déplacer « ${name} », position ${place} sur ${total}` });
  await handle('Évolution de carrière', 3, 3).focus();
  await expect(handle('Évolution de carrière', 3, 3)).toHaveAccessibleDescription(/^Au clavier/);
  await page.keyboard.press('Enter');
  await expect(handle('Évolution de carrière', 3, 3)).toHaveAttribute('aria-pressed', 'true');
  await expect(said(page)).toHaveText(
    'Déplacement de « Évolution de carrière », position 3 sur 3. Flèches pour déplacer, Entrée pour poser, Échap pour annuler.',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(said(page)).toHaveText('« Évolution de carrière » : position 1 sur 3.');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('« Évolution de carrière » : en place, position 1 sur 3.');
  await expect
    .poll(() => order(page))
    .toEqual(['Évolution de carrière', 'Rémunération', 'Maîtrise de son temps']);

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(said(page)).toHaveText('Déplacement de « Évolution de carrière » annulé.');
  await expect.poll(async () => (await order(page))[0]).toBe('Évolution de carrière');
  await expect(handle('Évolution de carrière', 1, 3)).toBeFocused();

  await page.keyboard.press('Delete');
  await expect(said(page)).toHaveText(
    '« Évolution de carrière » : de retour dans la liste de gauche.',
  );
  await expect(pool(page, 'Évolution de carrière')).toBeFocused();

  await page.getByRole('button', { name: 'Annuler le dernier geste' }).click();
  await expect.poll(async () => (await order(page))[0]).toBe('Évolution de carrière');
  await page.getByRole('button', { name: 'Descendre « Évolution de carrière »' }).click();
  await expect.poll(async () => (await order(page))[1]).toBe('Évolution de carrière');
  await page
    .getByRole('button', { name: 'Renvoyer « Rémunération » dans la liste de gauche' })
    .click();
  await expect.poll(() => order(page)).toEqual(['Évolution de carrière', 'Maîtrise de son temps']);

  await someone.next.click();
  await expect(page.getByRole('alert')).toContainText(
    "Tous les éléments de la liste de gauche n'ont pas été utilisés",
  );
  await expectAccessible(page);

  // At 200 % (half of 1280 by 900) it stays inside the page, and what has the focus is seen.
  await page.setViewportSize({ width: 640, height: 450 });
  const last = page.getByRole('button', { name: /^Déplacer « Maîtrise de son temps »/ });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('is dragged by mouse, into the ranking, inside it and out of it', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, RANKING);
  await open(page, campaign);
  /** `to` is looked up once the source is in view. */
  const drag = async (from: Locator, to: Locator, at: 'middle' | 'top' = 'middle') => {
    await from.scrollIntoViewIfNeeded();
    const start = await middle(from);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 10, start.y - 10, { steps: 3 });
    // Near its edges the page scrolls along: a person, too, looks again where the list has come to.
    for (let look = 0; look < 3; look += 1) {
      const end = await middle(to);
      await page.mouse.move(end.x, at === 'middle' ? end.y : end.top, { steps: 8 });
    }
    await page.mouse.up();
  };
  await drag(pool(page, 'Créativité'), ranked(page));
  await expect.poll(() => order(page)).toEqual(['Créativité']);
  await drag(pool(page, 'Sécurité de l’emploi'), ranked(page), 'top');
  await expect.poll(() => order(page)).toEqual(['Sécurité de l’emploi', 'Créativité']);
  await pool(page, 'Apprentissage').click();
  await drag(
    ranked(page).getByRole('listitem').nth(2),
    ranked(page).getByRole('listitem').first(),
    'top',
  );
  await expect.poll(async () => (await order(page))[0]).toBe('Apprentissage');
  await drag(
    ranked(page).getByRole('listitem').first(),
    page.getByRole('list', { name: /À classer/ }),
  );
  await expect.poll(() => order(page)).toEqual(['Sécurité de l’emploi', 'Créativité']);
  await expect
    .poll(async () => (await loadStored(page, campaign)).answers.motivations)
    .toEqual(['security', 'creativity']);
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('is dragged by touch onto a number, with the page scrolling along', async ({
    page,
    request,
  }) => {
    const campaign = await createCampaign(request, RANKING);
    await open(page, campaign);
    const card = (code: string) => page.locator(`[data-item="${code}"]`);
    for (const name of ['Sécurité de l’emploi', 'Rémunération']) await pool(page, name).tap();
    const screen = await touchScreen(page);
    const drag = await screen.pickUp(card('human_contact').getByTestId('grip'));
    // The first card is far above: a finger held still near the edge scrolls it into view.
    await drag.moveTo(30, 8);
    await expect(card('security')).toBeInViewport({ ratio: 1 });
    await drag.dropOn(card('security'));
    await expect(card('human_contact')).toHaveAttribute('data-place', '0');
    await expect(card('security')).toHaveAttribute('data-place', '1');

    // A click: after a drag by another debugger session, Playwright's taps do not always reach the page.
    await page.getByRole('button', { name: 'Monter « Rémunération »' }).click();
    await expect
      .poll(async () => (await loadStored(page, campaign)).answers.motivations)
      .toEqual(['human_contact', 'salary', 'security']);
    await expectNoSidewaysScroll(page);
  });
});
