import { expect, type Page, test } from '@playwright/test';
import { expectLargeTargets } from '../support/accessibility/target-size.ts';
import { expectTextsWithSpacing } from '../support/accessibility/text-spacing.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectToFitSmallScreens } from '../support/devices/expect-no-sideways-scroll.ts';
import { keyboard, mouse, touch } from '../support/devices/input-device.ts';
import { createCampaign, type MadeCampaign, shortLink } from '../support/candidate/campaign.ts';
import {
  type CandidateDriver,
  driveCandidate,
  enteredAnswers,
  loadStored,
} from '../support/candidate/candidate-driver.ts';

/** What is typed, searched and picked; effort.spec.ts answers the four instruments. */
const FACTS = {
  profile: {
    motivations: { target: null },
    job: { target: null },
    mobility: { target: null },
    individual: { target: null },
    skills: {
      target: [
        { name: 'Gestion de projet', level: 3, years: 2, currentUse: true },
        { name: 'SQL', level: 1, years: 0, currentUse: false },
      ],
    },
    experiences: { target: null },
    studies: { target: null },
    languages: { target: null },
  },
};

const expectReadable = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectTextsWithSpacing(page);
  await expectLargeTargets(page);
};

/** From the short link to the thanks; what is then on the server is what was entered. */
const fillEverything = async (
  page: Page,
  someone: CandidateDriver,
  campaign: MadeCampaign,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await page.goto(shortLink(campaign));
  await someone.expectAt(0, 0);
  await someone.start();
  for (const step of someone.steps) {
    await someone.answer(step);
    if (step.page === 0) await look();
    await someone.goOn(step);
  }
  await look();
  await someone.finish();
  await look();
  expect(await loadStored(page, campaign)).toMatchObject({
    status: 'completed',
    ...enteredAnswers(someone),
  });
};

test('by mouse on a desktop in French, accessible on every part, to the personal report', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, FACTS);
  const someone = await driveCandidate(page, mouse, 'fr', campaign, 11);
  await fillEverything(page, someone, campaign, () => expectReadable(page));
  await expect(
    page.getByRole('link', { name: someone.words.conclusion.thanks.goOn }),
  ).toHaveAttribute('href', 'https://example.org/merci');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Le télécharger en PDF' }).click();
  expect((await saving).suggestedFilename()).toBe('Votre rapport personnel.pdf');
  await page.getByRole('button', { name: 'Lire mon rapport' }).click();
  const report = page.getByRole('group', { name: 'Votre rapport personnel' });
  await expect(report).toBeFocused();
  await expect(report.getByRole('heading').first()).toBeInViewport();
  await expectReadable(page);
  const kept = await page.context().storageState();
  const names = kept.origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
  expect(names.filter((name) => name.startsWith('cadran.answers.'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch in English, accessible on every part', async ({ page, request }) => {
    const conclusion = { fr: null, en: { title: '', html: '<p>See you soon.</p>' } };
    const campaign = await createCampaign(request, { ...FACTS, customization: { conclusion } });
    const someone = await driveCandidate(page, touch, 'en', campaign, 12);
    await fillEverything(page, someone, campaign, () => expectReadable(page));
    await expect(page.getByText('Your answers have been saved and sent.')).toBeVisible();
    await expect(page.getByText('See you soon.')).toBeVisible();
  });
});

test('by keyboard alone in English, no part wider than small screens', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request, FACTS);
  const someone = await driveCandidate(page, keyboard(page), 'en', campaign, 13);
  await fillEverything(page, someone, campaign, () => expectToFitSmallScreens(page));
});
