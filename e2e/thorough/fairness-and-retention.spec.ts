import type { FairnessReport, RetentionPreview } from '@cadran/contract';
import { expect, test } from '@playwright/test';
import { finishAsCandidate, makeCampaign } from '../support/screening/make-campaign.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { call, logInAs } from '../support/test-users.ts';

/** What may not be left out. */
const REQUIRED = {
  workPermit: true,
  willingToTravel: false,
  salary: { amount: 40_000, payment: 'yearly', currency: 'euro' },
} as const;

const compared = (group: string, selected: number, ratio: number) => ({
  group,
  status: 'compared' as const,
  candidates: 30,
  selected,
  rate: selected / 30,
  ratio,
  flagged: ratio < 0.8,
});
/** The server's arithmetic has tests of its own: here sixty candidates would only be waited for. */
const COMPARED: FairnessReport = {
  engineVersion: 2,
  candidates: 62,
  dimensions: [
    {
      dimension: 'age',
      stages: (['fits', 'shortlisted', 'hired'] as const).map((stage) => ({
        stage,
        groups: [
          compared('25_34', 20, 1),
          compared('35_44', 10, 0.5),
          { group: '55_plus', status: 'too_few' as const },
        ],
      })),
    },
  ],
};

test('an administrator reads how fair the selection is, and sets how long answers are kept', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Fairness', exact: true }).click();
  await expect(page.getByText('Not enough people yet')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/**/fairness*', (route) => route.fulfill({ json: COMPARED }));
  await page.reload();
  await expect(page.getByRole('table', { name: 'By age' })).toContainText('Gap to look into');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  const campaign = await makeCampaign(request, token, {
    profile: { individual: { target: null } },
    questions: [],
    status: 'open',
  });
  const contact = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };
  await finishAsCandidate(request, campaign.id, contact, { individual: REQUIRED });
  await call(request, 'POST', `/screening/campaigns/${campaign.id}/close`, { token });
  await page.getByRole('link', { name: 'Retention' }).click();
  await expect(page.getByRole('row', { name: new RegExp(campaign.name) })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('the next run erases nothing');
  const days = page.getByLabel('Days after closing');
  await days.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(days).toHaveAccessibleDescription(/at least 1/);
  await expectAccessible(page);
  await days.fill('30');
  await expect(page.getByRole('status')).toContainText('With 30 days, if you save');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Answers are kept for 30 days after closing')).toBeVisible();
  // A campaign that was closed long ago: asked about first.
  await page.route('**/api/**/retention*', async (route) => {
    const response = await route.fetch();
    const preview: RetentionPreview = await response.json();
    const items = preview.items.map((item) => ({ ...item, removesAt: item.closedAt }));
    await route.fulfill({ json: { ...preview, items, due: { candidates: 8, campaigns: 1 } } });
  });
  await page.reload();
  await expect(days).toHaveValue('30 days');
  await days.fill('20');
  await expect(page.getByRole('row', { name: new RegExp(campaign.name) })).toContainText(
    'At the next run',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nobody will be able to bring them back');
  await expectAccessible(page);
});
