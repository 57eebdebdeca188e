import { scoredCampaign } from '../demonstration.ts';
import { waitUntilIdle, type ScreenshotSession } from '../screenshot-session.ts';

const UNITS = [
  { name: 'Atelier', people: '48' },
  { name: 'Accueil', people: '3' },
];

/** A unit of three people would reveal their answers. */
const smallUnit = async ({ page, open, capture }: ScreenshotSession): Promise<void> => {
  await open('/profiling/campaign/create?section=units');
  for (const [index, { name, people }] of UNITS.entries()) {
    await page.getByTestId('add-row').getByRole('button').click();
    await page.locator(`[name="units.${index}.name.fr"]`).fill(name);
    await page.locator(`[name="units.${index}.expectedHeadcount"]`).fill(people);
  }
  await page.locator('[data-row] > p').waitFor();
  await capture('form/profiling-units-small');
};

/** A changed target, not saved: the other screenshots show the same campaign. */
const otherWishes = async (session: ScreenshotSession): Promise<void> => {
  const { page, open, capture, ask } = session;
  const { campaign } = await scoredCampaign(session);
  const stored = await ask(`/screening/campaigns/${campaign.id}`);
  await page.route(`**/api/screening/campaigns/${campaign.id}`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ json: stored }),
  );
  await open(`/screening/campaign/edit/${campaign.id}?section=culture`);
  await page.getByRole('slider').first().press('ArrowRight');
  await page.getByTestId('save-bar').locator('button[type=submit]').last().click();
  await page.getByRole('dialog').waitFor();
  await waitUntilIdle(page);
  await capture('form/screening-recompute', false);
};

/** Warnings of the campaign forms, and dialogs after saving. */
export const formStates = async (session: ScreenshotSession): Promise<void> => {
  await smallUnit(session);
  await otherWishes(session);
};
