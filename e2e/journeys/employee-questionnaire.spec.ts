import { expect, type Page, test } from '@playwright/test';
import { expectLargeTargets } from '../support/accessibility/target-size.ts';
import { expectTextsWithSpacing } from '../support/accessibility/text-spacing.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { mouse } from '../support/devices/input-device.ts';
import { createAudit, type MadeAudit, shortLink } from '../support/respondent/campaign.ts';
import {
  type RespondentDriver,
  driveRespondent,
  type Step,
  loadStored,
  ENTERED_DATES,
} from '../support/respondent/respondent-driver.ts';
import { watchSecrets } from '../support/respondent/watch-secrets.ts';

interface Journey {
  /** On the first page of each part and at its beginning and end. */
  readonly look?: (page: Page) => Promise<void>;
}

const answerSteps = async (
  page: Page,
  someone: RespondentDriver,
  steps: readonly Step[],
  { look }: Journey = {},
): Promise<void> => {
  for (const step of steps) {
    await someone.answer(step);
    if (step.page === 0 || step.name === 'segments') await look?.(page);
    await someone.goOn(step);
  }
};

const expectReadable = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectTextsWithSpacing(page);
  await expectLargeTargets(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectTextsWithSpacing(page);
  await expectLargeTargets(page);
  if (size) await page.setViewportSize(size);
};

/** Before it is sent it equals what was entered; after it, it is counted and nobody’s. */
const finish = async (
  page: Page,
  someone: RespondentDriver,
  campaign: MadeAudit,
): Promise<void> => {
  const { segments, ...answers } = someone.answers;
  await expect
    .poll(async () => {
      const { segments: given, answers: ranked } = await loadStored(page, campaign);
      return { segments: given, answers: ranked };
    })
    .toEqual({ segments, answers });
  await someone.send();
  await expect(page.getByText(someone.words.employee.thanks.sent)).toBeVisible();
  await expect(loadStored(page, campaign)).rejects.toThrow('unauthenticated');
  expect(await campaign.countCompleted()).toBe(1);
};

test('by mouse on a desktop in English, accessible on every page', async ({ page, request }) => {
  const campaign = await createAudit(request, {
    customization: {
      introduction: { fr: null, en: { title: 'Tell us', html: '<p>Every voice counts.</p>' } },
      conclusion: { fr: null, en: { title: 'Well done', html: '<p>Results in spring.</p>' } },
      pdfHeader: { fr: null, en: null },
      pdfFooter: { fr: null, en: null },
    },
  });
  await campaign.giveLogo();
  const someone = await driveRespondent(page, mouse, 'en', campaign, 61);
  const secrets = watchSecrets(page);
  await page.goto(shortLink(campaign));
  await someone.expectAt(0, 0);
  await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute(
    'src',
    /\/api\/profiling\/campaigns\//,
  );
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(someone.heading('Tell us')).toBeVisible();
  await expect(page.getByText('Every voice counts.')).toBeVisible();
  await expect(page.getByText('reads results once there are 20 answers')).toBeVisible();
  await expect(page.getByText('About 13 minutes')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I understand, begin' }).click();
  await answerSteps(page, someone, someone.steps, { look: expectReadable });
  await expectAccessible(page);
  await secrets.expectUnsaid(ENTERED_DATES.birthYear, ENTERED_DATES.startDate);
  await finish(page, someone, campaign);
  await expect(someone.heading('Well done')).toBeVisible();
  await expect(page.getByText('Results in spring.')).toBeVisible();
  await expect(
    page.getByRole('link', { name: someone.words.conclusion.thanks.goOn }),
  ).toHaveAttribute('href', 'https://example.org/merci');
  await expectAccessible(page);
  await secrets.expectUnsaid(ENTERED_DATES.birthYear, ENTERED_DATES.startDate);
});

test('reloaded in the middle, then gone on with elsewhere by the code', async ({
  browser,
  page,
  request,
}) => {
  const campaign = await createAudit(request);
  const someone = await driveRespondent(page, mouse, 'fr', campaign, 63);
  const secrets = watchSecrets(page);
  await page.goto(shortLink(campaign));
  await someone.start();
  const [segments, optional, first, second] = someone.steps;
  if (!segments || !optional || !first || !second) throw new Error('too few pages');
  await answerSteps(page, someone, [segments, optional, first]);
  await page.reload();
  await someone.expectAt(second.part, second.page);
  // Another device knows what has been saved.
  await expect(page.locator('[data-testid=save-note][data-state=saved]')).toBeVisible();
  await page.getByRole('button', { name: 'Continuer plus tard' }).click();
  const code = await page.getByTestId('resume-code').innerText();
  await secrets.expectUnsaid(ENTERED_DATES.birthYear, ENTERED_DATES.startDate);
  await page.context().close();

  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  const again = await driveRespondent(device, mouse, 'fr', campaign, 63);
  await device.goto(shortLink(campaign));
  await device.getByRole('button', { name: /Reprenez avec votre code/ }).click();
  await device.getByLabel('Code de reprise').fill(code.toLowerCase());
  await device.getByRole('button', { name: 'Reprendre', exact: true }).click();
  // Where the last answer was given: it may still be looked at.
  await again.expectAt(first.part, first.page);
  await again.next.click();
  await again.expectAt(second.part, second.page);
  await elsewhere.close();
});
