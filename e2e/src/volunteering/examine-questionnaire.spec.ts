import { outcomes } from '@cadran/i18n/outcomes';
import { backoffice } from '@cadran/i18n/backoffice';
import { respondent } from '@cadran/i18n/respondent';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { createCampaignAs, shortLink } from '../candidate/campaign.ts';
import { driveCandidate } from '../candidate/candidate-driver.ts';
import { fillMotivations } from '../candidate/fill-instruments.ts';
import { findLink, mailsTo } from '../mail/received-mail.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { mouse } from '../support/devices/input-device.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logIn, tokenOf } from '../support/log-in.ts';
import { call, PASSWORD } from '../support/test-users.ts';
import { MORE } from '../support/more.ts';
import { startLaterApp } from './later-app.ts';

const PHONE = { width: 390, height: 844 };
const OWNER = { username: 'gestion', password: PASSWORD };

/** An organisation that takes part, and its administrator. */
const createOwner = async (request: APIRequestContext): Promise<string> => {
  const token = await tokenOf(request, 'superadmin');
  const settings = { addUpAnswers: true, screeningRetentionDays: 730 };
  const { id } = await call(request, 'POST', '/organizations', {
    token,
    data: { name: 'Maison Dupré', settings },
  });
  const { username } = OWNER;
  const { user, credentials } = await call(request, 'POST', '/users', {
    token,
    data: {
      username,
      email: 'gestion@example.org',
      role: 'admin',
      language: 'fr',
      organizationId: id,
    },
  });
  const own = await tokenOf(request, { username, password: credentials.password });
  await call(request, 'PUT', `/users/${user.id}/password`, {
    token: own,
    data: { oldPassword: credentials.password, newPassword: PASSWORD },
  });
  return own;
};

/** On a phone and in full size: nothing to scroll sideways for, and no violation. */
const expectReadable = async (page: Page, name: string): Promise<void> => {
  const size = page.viewportSize() ?? PHONE;
  const folder = process.env['SCREENSHOTS'];
  for (const viewport of [PHONE, size]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (folder)
      await page.screenshot({ path: `${folder}/${name}-${viewport.width}.png`, fullPage: true });
  }
};

test(
  'a candidate helps examine the questionnaire, answers again after three weeks, and the owner says how it went',
  { tag: MORE },
  async ({ browser, playwright }) => {
    const plain = await playwright.request.newContext();
    const app = await startLaterApp(plain);
    const visit = { baseURL: app.address, locale: 'fr-FR', reducedMotion: 'reduce' } as const;
    const request = await playwright.request.newContext({ baseURL: app.address });
    try {
      const campaign = await createCampaignAs(request, await createOwner(request), {
        profile: { motivations: { target: null } },
        questions: [],
      });
      const t = await respondent.volunteering.load('fr');
      const page = await (await browser.newContext(visit)).newPage();
      const someone = await driveCandidate(page, mouse, 'fr', campaign, 5);
      await page.goto(shortLink(campaign));
      await expect(page.getByText(someone.words.notice.addedUp.text)).toBeVisible();
      await expectReadable(page, 'notice');
      await someone.start();
      for (const step of someone.steps) {
        await someone.answer(step);
        await someone.goOn(step);
      }
      await expect(page.getByRole('checkbox', { name: t.adding.refuse })).not.toBeChecked();
      await expectReadable(page, 'adding');
      await someone.finish();

      // By keyboard: open, one answer, send.
      await page.getByRole('button', { name: t.groups.open }).press('Enter');
      await expect(page.getByRole('radio', { name: t.groups.unsaid })).toHaveCount(3);
      await expectReadable(page, 'group-form');
      await page.getByRole('radio', { name: t.groups.sexes.female }).press('Space');
      await page.getByRole('button', { name: t.groups.send, exact: true }).press('Enter');
      await expect(page.getByText(t.groups.sent)).toBeVisible();
      await page.getByRole('button', { name: t.retest.agree }).click();
      await expect(page.getByRole('button', { name: t.retest.withdraw })).toBeVisible();
      await expectReadable(page, 'agreed');
      await page.reload();
      await expect(page.getByRole('button', { name: t.retest.withdraw })).toBeVisible();
      await expect(page.getByRole('button', { name: t.groups.open })).toHaveCount(0);
      const [candidate] = await campaign.readCandidates();
      const email = candidate?.contact.email ?? '';

      await app.restart(22);
      const [mail] = await mailsTo(app.mail, email);
      const again = await (await browser.newContext(visit)).newPage();
      await again.goto(findLink(mail).href);
      await expect(again.getByText(t.second.afterwards.text)).toBeVisible();
      await expect(again).toHaveURL(/\/0\/0$/);
      await expectReadable(again, 'second-notice');
      await again.getByRole('button', { name: t.second.start }).click();
      const { words, answers } = await driveCandidate(again, mouse, 'fr', campaign, 6);
      await fillMotivations({ page: again, hand: mouse, words, answers }, 0);
      await again.getByRole('button', { name: words.engine.next, exact: true }).click();
      await again.getByRole('button', { name: words.conclusion.ready.send }).click();
      await expect(again.getByText(t.second.thanks.lead)).toBeVisible();
      await expectReadable(again, 'second-thanks');
      // The link opens nothing any more, and the recruiter has the first answers.
      await again.goto(findLink(mail).href);
      await expect(again.getByText(t.second.afterwards.text)).toHaveCount(0);
      const token = await tokenOf(request, OWNER);
      const params = { token };
      const path = `/screening/questionnaires/${candidate?.id}`;
      const stored = await call(request, 'GET', path, params);
      expect(stored.answers).toEqual(candidate?.answers);

      await call(request, 'PUT', `${path}/decision`, {
        token,
        data: { decision: 'hired', note: '' },
      });
      await app.restart(22 + 186);
      // Beside the digests of answers and of who waits for a reply.
      const paths = () => app.mail.to('gestion@example.org').map((sent) => findLink(sent).pathname);
      await expect
        .poll(() => paths().filter((link) => link === '/screening/outcomes'))
        .toHaveLength(1);
      const office = await (await browser.newContext(visit)).newPage();
      await logIn(office, OWNER);
      const o = await backoffice.outcomes.load('fr');
      const names = await outcomes.load('fr');
      await office.goto('/');
      await office.getByRole('link', { name: o.home.open }).click();
      await expect(office.getByRole('heading', { name: o.title })).toBeVisible();
      await expectReadable(office, 'outcomes');
      // A minute by keyboard: stays or not, three ratings, saved.
      await office.getByRole('button', { name: o.form.save }).press('Enter');
      await expect(office.getByText(o.form.needStayed)).toBeVisible();
      await office.getByRole('radio', { name: names.stayed }).press('Space');
      for (const { question } of Object.values(names.ratings)) {
        const scale = office.getByRole('radiogroup', { name: question });
        await scale.getByRole('radio', { name: o.form.cannotSay }).press('ArrowRight');
        await expect(scale.getByRole('radio', { name: '1' })).toBeChecked();
      }
      await office.getByRole('button', { name: o.form.save }).press('Enter');
      await expect(office.getByText(o.none.due)).toBeVisible();
      await office.getByText(o.entered(1)).click();
      await expectReadable(office, 'outcomes-entered');
      await office.getByRole('button', { name: o.import.open }).click();
      await office.getByLabel(o.import.text).fill('candidate;months;stayed\nx;7;oui');
      await office.getByRole('button', { name: o.import.send, exact: true }).click();
      await expect(office.getByText(o.import.refused)).toBeVisible();
      await expectReadable(office, 'outcomes-import');
    } finally {
      await app.close();
      await Promise.all([plain.dispose(), request.dispose()]);
    }
  },
);
