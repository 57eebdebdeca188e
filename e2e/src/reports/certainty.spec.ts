import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openCandidates, openReport } from './open-candidates.ts';

test('uncertain verdicts are drawn hollow and found by a filter that the address keeps', async ({
  page,
  request,
}) => {
  await openCandidates(page, request, 'fr');
  const badges = page.locator('tbody [data-verdict][data-certainty]');
  await expect(badges.first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Certitude' }).selectOption('uncertain');
  await expect(page).toHaveURL(/certainty=uncertain/);
  await expect(page.locator('tbody [data-certainty="very_likely"]')).toHaveCount(0);
  const hollow = page.locator('tbody [data-certainty="uncertain"]').first();
  await expect(hollow.locator('span')).toHaveCSS('border-style', 'dashed');
  await expect(
    page
      .locator('tbody')
      .getByText(/^Incertain, ou /)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Certitude' })).toHaveValue('uncertain');
});

test('a report says between what the score lies, how likely the verdict is, and from what', async ({
  page,
  request,
}) => {
  await openReport(page, request, 'en');
  const scores = page.locator('#scores');
  await expect(scores.getByTestId('section-score')).toHaveText(/^\d+ \/ 100, probably \d+ to \d+$/);
  await expect(scores.getByRole('note').first()).toContainText(
    /\((?:very likely|likely|uncertain)\)/,
  );
  await expect(scores.locator('figure[data-kind=gauge] svg')).toHaveAccessibleDescription(
    /probably \d+ to \d+: .*(?:very likely|likely|uncertain)\.$/,
  );
  await expect(scores.getByText('Answers only').first()).toBeVisible();
  await scores.getByText('How was this computed?').click();
  await expect(scores.getByText('Recalculations', { exact: true })).toBeVisible();
  await expect(page.locator('#personality')).not.toContainText(/percentile/);
});
