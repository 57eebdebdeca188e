import { SCREENING_CULTURE } from '@cadran/instruments';
import { expect, test } from '@playwright/test';
import { finishAsCandidate, makeCampaign } from '../support/screening/make-campaign.ts';
import { field } from '../support/form-fields.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openPlace } from '../support/open-place.ts';
import { call, logInAs } from '../support/test-users.ts';

const CLAN = { clan: 100, adhocracy: 0, market: 0, hierarchy: 0 };
const MARKET = { clan: 0, adhocracy: 0, market: 100, hierarchy: 0 };

test('scores of another target are recomputed when it is saved, or later on the report', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  const campaign = await makeCampaign(request, token, {
    status: 'open',
    profile: { culture: { target: CLAN }, studies: { target: { degree: 'master' } } },
    questions: [],
  });
  const id = await finishAsCandidate(
    request,
    campaign.id,
    { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' },
    {
      culture: Object.fromEntries(SCREENING_CULTURE.map(({ id: item }) => [item, 'clan'])),
      studies: { degree: 'master' },
    },
  );
  const studies = async (): Promise<number | null> => {
    const path = `/screening/campaigns/${campaign.id}/screening/questionnaires`;
    const { items } = await call(request, 'GET', path, { token });
    return items.find((line: { id: string }) => line.id === id).sections.studies;
  };
  expect(await studies()).toBe(100);
  await page.goto(`/screening/campaign/edit/${campaign.id}?section=studies`);
  await field(page, 'profile.studies.target.degree').click();
  await page.getByRole('option').last().click();
  await page.getByTestId('save-bar').locator('button[type=submit]').click();
  const asking = page.getByRole('dialog', { name: 'Recompute the scores?' });
  await expect(asking).toContainText('1 candidate has finished already');
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Recompute' }).click();
  await expect(page.getByText('Scores recomputed.')).toBeVisible();
  expect(await studies()).toBeLessThan(100);

  await page.goto(`/screening/applicant/${id}`);
  const score = page.locator('#culture').getByTestId('section-score');
  await expect(score).toHaveText(/^100 \/ 100, probably \d+ to 100$/);
  await expect(page.getByRole('button', { name: 'Recompute' })).toHaveCount(0);

  const { profile, version } = await call(request, 'GET', `/screening/campaigns/${campaign.id}`, {
    token,
  });
  await call(request, 'PUT', `/screening/campaigns/${campaign.id}`, {
    token,
    data: { profile: { ...profile, culture: { target: MARKET } }, version },
  });
  await page.reload();
  await expect(score).toHaveText(/^100 \/ 100, probably \d+ to 100$/);
  await expectAccessible(page, 'figure[data-kind] svg');
  await page.getByRole('button', { name: 'Recompute' }).click();
  await expect(page.getByText('Scores recomputed.')).toBeVisible();
  await expect(score).toHaveText(/^23 \/ 100, probably \d+ to \d+$/);
  await expect(page.getByRole('button', { name: 'Recompute' })).toHaveCount(0);
  await openPlace(page, '/admin/audit');
  await expect(page.locator('tbody').getByRole('row').first()).toContainText('Recomputed');
});
