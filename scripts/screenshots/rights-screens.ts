import type { FairnessReport } from '@cadran/contract';
import { settled, type Sitter } from './studio.ts';

const compared = (group: string, applicants: number, selected: number, ratio: number) => ({
  group,
  status: 'compared' as const,
  applicants,
  selected,
  rate: selected / applicants,
  ratio,
  flagged: ratio < 0.8,
});

/** More people than the demonstration has: groups that stand beside each other, one of them flagged. */
const REPORT: FairnessReport = {
  engineVersion: 1,
  applicants: 214,
  dimensions: [
    {
      dimension: 'age',
      stages: (['fits', 'shortlisted', 'hired'] as const).map((stage, place) => ({
        stage,
        groups: [
          compared('25_34', 96, 60 - place * 24, 1),
          compared('35_44', 71, 41 - place * 17, 0.92),
          compared('45_54', 38, 17 - place * 7, 0.72),
          { group: '55_plus', status: 'too_few' as const },
        ],
      })),
    },
  ],
};

/** Equality of chances with enough people; campaigns that nobody closed, and what a shorter time would erase. */
export const rightsScreens = async ({ page, open, shoot, leave }: Sitter): Promise<void> => {
  await page.route('**/api/organizations/*/fairness*', (route) => route.fulfill({ json: REPORT }));
  await open('/admin/fairness');
  await shoot('rights/fairness');
  await page.route('**/api/organizations/*/retention*', async (route) => {
    const answer = await route.fetch();
    const forgotten = { candidates: 37, campaigns: 2 };
    await route.fulfill({ json: { ...(await answer.json()), forgotten } });
  });
  await open('/admin/retention');
  await shoot('rights/retention-forgotten');
  await page.getByRole('main').locator('input').first().fill('10');
  await page.locator('.retention-due[data-some]').waitFor();
  await settled(page);
  await page.locator('button[type=submit]').click();
  await page.getByRole('dialog').waitFor();
  await shoot('rights/retention-asked', false);
  await leave();
};
