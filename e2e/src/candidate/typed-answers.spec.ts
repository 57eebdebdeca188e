import { expect, test } from '@playwright/test';
import { createCampaign, shortLink } from './campaign.ts';
import { mouse } from '../support/input-device.ts';
import { driveCandidate, loadStored } from './candidate-driver.ts';

test('pay is read as it is written in English, and told as it was understood', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, {
    profile: { individual: { target: null } },
    questions: [],
  });
  const someone = await driveCandidate(page, mouse, 'en', campaign, 61);
  await page.goto(shortLink(campaign));
  await someone.start();
  await someone.answer({ name: 'contact', part: 2, page: 0 });
  await someone.next.click();
  const t = someone.words.facts.individual;
  const pay = page.getByLabel(t.salary);
  await pay.fill('45k');
  await someone.next.click();
  await expect(page.getByRole('alert')).toContainText('This is not a number.');
  // A field that comes with an answer is not red before anybody could fill it in.
  await page.getByRole('group', { name: t.willingToTravel }).getByRole('radio').first().click();
  await expect(page.getByRole('alert')).toContainText('2 questions');
  await expect(page.getByLabel(t.travelPercentage)).toHaveAttribute('aria-invalid', 'false');
  await pay.fill('45,000');
  await expect(pay).toHaveAccessibleDescription('That is €45,000 per year');
  await expect
    .poll(async () => (await loadStored(page, campaign)).answers.individual?.salary?.amount)
    .toBe(45_000);
  await someone.next.click();
  await expect(
    page.getByRole('alert').getByRole('button', { name: t.travelPercentage }),
  ).toBeVisible();
});

test('what is typed and not added is added at Next, or named; years are asked for by their name', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, {
    profile: {
      experiences: { target: null },
      skills: { target: [{ name: 'SQL', level: 1, years: 0, currentUse: false }] },
    },
    questions: [],
  });
  const someone = await driveCandidate(page, mouse, 'en', campaign, 62);
  const { facts, engine } = someone.words;
  await page.goto(shortLink(campaign));
  await someone.start();
  await someone.answer({ name: 'contact', part: 2, page: 0 });
  await someone.next.click();

  await page.getByRole('group', { name: 'SQL' }).getByRole('radio').nth(3).click();
  await page.getByLabel(facts.skills.own).fill('Prolog');
  await someone.next.click();
  const alert = page.getByTestId('error-summary');
  await expect(alert.getByRole('button', { name: `SQL – ${facts.skills.years}` })).toBeVisible();
  await expect(alert.getByRole('button', { name: 'Prolog', exact: true })).toBeVisible();
  await alert.getByRole('button', { name: `SQL – ${facts.skills.years}` }).click();
  await expect(page.getByLabel(facts.skills.years)).toBeFocused();
  await page.keyboard.type('4');
  await page.getByRole('group', { name: 'Prolog' }).getByRole('radio').first().click();
  await page.getByLabel(facts.skills.own).fill('sql');
  await someone.next.click();
  await expect(alert).toContainText(engine.errors.taken);
  await page.getByLabel(facts.skills.own).fill('');
  await someone.next.click();

  await expect(page.getByRole('heading', { name: facts.experiences.heading })).toBeVisible();
  await page.getByRole('combobox', { name: facts.experiences.positions }).fill('accountancy of');
  await someone.next.click();
  await expect(alert).toContainText(engine.errors.notAdded('accountancy of'));
  await page.getByRole('combobox', { name: facts.experiences.positions }).fill('');
  await someone.next.click();
  await someone.expectAt(5, 0);
});

test('whoever has answered everything and looks at a page again is one press from the summary', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, { profile: {}, questions: [] });
  const someone = await driveCandidate(page, mouse, 'fr', campaign, 63);
  await page.goto(shortLink(campaign));
  await someone.start();
  await someone.answer({ name: 'contact', part: 2, page: 0 });
  const { engine, conclusion, instruments } = someone.words;
  const summary = page.getByRole('button', { name: engine.toSummary, exact: true });
  await expect(summary).toHaveCount(0);
  await someone.next.click();
  await page.getByRole('button', { name: instruments.contact.title }).click();
  await someone.expectAt(2, 0);
  await expect(page.getByText(engine.allAnswered)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '100');
  await summary.click();
  await expect(page.getByRole('heading', { name: conclusion.ready.title })).toBeVisible();
});
