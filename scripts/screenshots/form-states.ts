import { scoredCampaign } from './demonstration.ts';
import { settled, type Sitter } from './studio.ts';

const UNITS = [
  { name: 'Atelier', people: '48' },
  { name: 'Accueil', people: '3' },
];

/** A unit of three people would say what each of them answered. */
const smallUnit = async ({ page, open, shoot }: Sitter): Promise<void> => {
  await open('/profiling/campaign/create?section=units');
  for (const [index, { name, people }] of UNITS.entries()) {
    await page.locator('.row-add button').click();
    await page.locator(`[name="units.${index}.name.fr"]`).fill(name);
    await page.locator(`[name="units.${index}.expectedHeadcount"]`).fill(people);
  }
  await page.locator('.unit-small').waitFor();
  await shoot('form/profiling-units-small');
};

/** Other wishes than those people were scored by. Nothing is stored: the other pictures show the same campaign. */
const otherWishes = async (sitter: Sitter): Promise<void> => {
  const { page, open, shoot, ask } = sitter;
  const { campaign } = await scoredCampaign(sitter);
  const stored = await ask(`/screening/campaigns/${campaign.id}`);
  await page.route(`**/api/screening/campaigns/${campaign.id}`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ json: stored }),
  );
  await open(`/screening/campaign/edit/${campaign.id}?section=culture`);
  await page.getByRole('slider').first().press('ArrowRight');
  await page.locator('.campaign-save button[type=submit]').last().click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
  await shoot('form/screening-recompute', false);
};

/** What the campaign forms say of what was typed, and ask once it is saved. */
export const formStates = async (sitter: Sitter): Promise<void> => {
  await smallUnit(sitter);
  await otherWishes(sitter);
};
