import { readFile } from 'node:fs/promises';
import type { OwnData } from '@cadran/contract';
import { privacy } from '@cadran/i18n/privacy';
import { expect, test } from '@playwright/test';
import { createCampaign, shortLink, SHORT } from '../support/candidate/campaign.ts';
import { driveCandidate } from '../support/candidate/candidate-driver.ts';
import { beginAsCandidate } from '../support/screening/make-campaign.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { keyboard, touch } from '../support/devices/input-device.ts';
import { watchLayoutShifts } from '../support/devices/watch-layout-shifts.ts';

const rightsPath = ({ organizationId, id }: { organizationId: string; id: string }): string =>
  `/screening/questionnaire/${organizationId}/${id}/data`;

/** A number in a text that gets narrower moves 0.0002; a line more above the answers, 0.004 and up. */
const STILL = 0.0005;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no answer moves another; from the conclusion: what is held, a copy of it in both formats, then its erasure with the code', async ({
    page,
    request,
  }) => {
    const t = await privacy.load('fr');
    const campaign = await createCampaign(request, {
      ...SHORT,
      profile: {
        values: { target: null },
        motivations: { target: null },
        studies: { target: null },
      },
    });
    const someone = await driveCandidate(page, touch, 'fr', campaign, 11);
    const shifts = await watchLayoutShifts(page);
    await page.goto(shortLink(campaign));
    await someone.start();
    for (const step of someone.steps) {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await shifts.take();
      await someone.answer(step);
      expect(await shifts.take(), `${step.name} ${step.page}`).toBeLessThan(STILL);
      await someone.goOn(step);
    }
    await someone.finish();
    const code = await page.getByTestId('resume-code').innerText();
    await page.getByRole('link', { name: 'Voir mes données' }).tap();

    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByText('jours après la fin du recrutement')).toBeVisible();
    await expect(page.getByRole('link', { name: t.correct.write('rh@example.org') })).toBeVisible();
    await page.getByText('Vos coordonnées').tap();
    const email = String(someone.answers['contact']?.['email']);
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const copying = page.waitForEvent('download');
    await page.getByRole('button', { name: t.copy.json }).tap();
    const copy = await copying;
    expect(copy.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await copy.path(), 'utf8')) as OwnData;
    expect(data.contact.email).toBe(email);
    const printing = page.waitForEvent('download');
    await page.getByRole('button', { name: t.copy.pdf, exact: true }).tap();
    expect(await readFile(await (await printing).path(), 'latin1')).toMatch(/^%PDF-/);

    await page.getByRole('button', { name: t.erase.open }).tap();
    await expect(page.getByRole('heading', { name: t.erase.confirmTitle })).toBeFocused();
    await expectAccessible(page);
    // It was filled in here: nobody has to look for the code.
    await expect(page.getByTestId('resume-code')).toHaveText(code);
    await page.getByLabel(t.erase.code).fill('ABCD-EFGH-JKMN-PQRS');
    await page.getByRole('button', { name: t.erase.confirm }).tap();
    await expect(page.getByRole('alert')).toContainText(t.erase.wrong);
    expect(await campaign.readCandidates()).toHaveLength(1);
    await page.getByLabel(t.erase.code).fill(code);
    await page.getByRole('button', { name: t.erase.confirm }).tap();
    await expect(page.getByRole('heading', { name: t.erased.title })).toBeVisible();
    await expect(page.getByText(t.erased.remains[1] ?? '')).toBeVisible();
    await expectAccessible(page);
    expect(await campaign.readCandidates()).toHaveLength(0);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key !== 'cadran.language')).toEqual([]);
  });
});

test('on another device, by the code and with the keyboard alone, when the campaign is closed', async ({
  page,
  request,
}) => {
  const t = await privacy.load('en');
  const campaign = await createCampaign(request, SHORT);
  const contact = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };
  const { resumeCode } = await beginAsCandidate(request, campaign.id, contact);
  await campaign.close();
  await page.goto(shortLink(campaign));
  await page.getByRole('button', { name: /^EN/ }).click();
  const hand = keyboard(page);
  await hand.press(page.getByRole('link', { name: 'See or erase my data' }));
  await expect(page).toHaveURL(rightsPath(campaign));
  await hand.type(page.getByLabel(t.code.label), 'AAAA-BBBB-CCCC-DDDD');
  await hand.press(page.getByRole('button', { name: t.code.submit }));
  await expect(page.getByRole('alert')).toContainText(/does not match any questionnaire/);
  await expectAccessible(page);
  await hand.type(page.getByLabel(t.code.label), resumeCode.toLowerCase().replaceAll('-', ' '));
  await hand.press(page.getByRole('button', { name: t.code.submit }));
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeFocused();
  await expect(page.getByText(campaign.name, { exact: true }).first()).toBeVisible();
  // Nothing of it stays in a browser that is not the candidate's own.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cadran.language']);
  await hand.press(page.getByRole('button', { name: t.erase.open }));
  await hand.type(page.getByLabel(t.erase.code), resumeCode);
  await hand.press(page.getByRole('button', { name: t.erase.confirm }));
  await expect(page.getByRole('heading', { name: t.erased.title })).toBeFocused();
});
