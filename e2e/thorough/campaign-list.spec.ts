import { expect, test } from '@playwright/test';
import { saveCampaign, takeLink } from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { call, logInAs } from '../support/test-users.ts';
import { field, openSection } from '../support/form-fields.ts';
import { makeCampaign } from '../support/screening/make-campaign.ts';

test('from the list a campaign’s link is taken, and it is closed and deleted', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token } = await logInAs(page, request, { language: 'en' });
  const campaign = await makeCampaign(request, token, { name: 'Accountant', status: 'open' });
  await makeCampaign(request, token, { name: 'Controller', status: 'closed' });
  await page.goto('/screening');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await takeLink(page, campaign);

  await page.goto('/screening?sort=name&status=open');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Accountant');
  await rows.getByRole('button', { name: /Actions/ }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await expect(page.getByText('No results')).toBeVisible();
  expect(
    await call(request, 'GET', `/screening/campaigns/${campaign.id}`, { token }),
  ).toMatchObject({ status: 'closed' });
  await page.goto('/screening?q=Accountant');
  await rows.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This will be lost for good');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No results')).toBeVisible();
  expect(await call(request, 'GET', '/screening/campaigns', { token })).toMatchObject({ total: 1 });
});

test('questions are put in order by dragging; a custom text goes back to ours after asking', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  const question = (n: number, en: string) => ({
    id: `f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f0${n}`,
    type: 'open',
    text: { fr: `${en} ?`, en },
    required: false,
  });
  const campaign = await makeCampaign(request, token, {
    questions: [question(1, 'One'), question(2, 'Two'), question(3, 'Three')],
    customization: { conclusion: { fr: null, en: { title: 'Thanks', html: '<p>Done</p>' } } },
  });
  // All three on one screen: the mouse goes only where one sees.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto(`/screening/campaign/edit/${campaign.id}?section=questions`);
  const grips = page.locator('[data-row-grip]');
  await expect(grips).toHaveCount(3);
  await grips.nth(2).hover();
  const first = await grips.first().boundingBox();
  if (!first) throw new Error('rows are drawn');
  await page.mouse.down();
  await page.mouse.move(first.x + 8, first.y - 12, { steps: 8 });
  await page.mouse.up();
  await expect(field(page, 'questions.0.text.en')).toHaveValue('Three');
  await openSection(page, 'customization');
  await page.getByRole('button', { name: 'Reset to default' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The custom text will be deleted! Do you want to continue?');
  await dialog.getByRole('button', { name: 'Reset to default' }).click();
  await saveCampaign(page);
  await expect(page.getByText('Campaign saved')).toBeVisible();
  expect(
    await call(request, 'GET', `/screening/campaigns/${campaign.id}`, { token }),
  ).toMatchObject({
    questions: [{ text: { en: 'Three' } }, { text: { en: 'One' } }, { text: { en: 'Two' } }],
    customization: { conclusion: { fr: null, en: null } },
  });
});
