import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { mouse } from '../support/devices/input-device.ts';
import { answerAll as answerAudit, driveRespondent } from '../respondent/respondent-driver.ts';
import { createAudit, shortLink as auditLink } from '../respondent/campaign.ts';
import { createCampaign, shortLink } from './campaign.ts';
import { answerAll, driveCandidate } from './candidate-driver.ts';

/** The smallest phone, and a laptop at 200 %: half of 1280 by 900. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
] as const;

test('no page of either questionnaire is wider than a small phone, or a laptop at 200 %', async ({
  page,
  request,
}) => {
  const campaign = await createCampaign(request);
  const candidate = await driveCandidate(page, mouse, 'fr', campaign, 71);
  const audit = await createAudit(request);
  const employee = await driveRespondent(page, mouse, 'fr', audit, 72);
  const expectToFit = async (): Promise<void> => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  };
  const visit = async (steps: readonly { readonly part: number; readonly page: number }[]) => {
    for (const { part, page: number } of steps) {
      await page.goto(page.url().replace(/\/\d+\/\d+$/, `/${part}/${number}`));
      await expectToFit();
    }
  };
  await page.goto(shortLink(campaign));
  await expectToFit();
  await candidate.start();
  await answerAll(page, campaign, candidate);
  await page.reload();
  await visit(candidate.steps.filter((step) => step.page === 0));

  await page.goto(auditLink(audit));
  await expectToFit();
  await employee.start();
  await answerAudit(page, audit, employee);
  await page.reload();
  await visit(employee.steps.filter((step) => step.page === 0));
});
