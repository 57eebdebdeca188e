import { expect, test } from '@playwright/test';
import { createCampaign, shortLink } from '../support/candidate/campaign.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

test('a candidate reads how answers are read beside the questionnaire, which stays', async ({
  page,
  request,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const campaign = await createCampaign(request);
  await page.goto(shortLink(campaign));
  await page.getByRole('button', { name: 'English', exact: true }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'How your answers are read' }).click();
  const how = await opening;
  await expect(how.getByRole('heading', { level: 1 })).toHaveText('How your answers are read');
  await expect(how.getByRole('region', { name: 'The score and the verdict' })).toContainText(
    'Above 70 the report says “fits”',
  );
  await expectAccessible(how);
  await how.close();
  await expect(page.getByRole('checkbox').first()).toBeVisible();

  // Without an organisation too, in the product’s own colours.
  await page.goto('/screening/how');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How your answers are read');
});
