import type { FairnessReport } from '@cadran/contract';
import { waitUntilIdle, type ScreenshotSession } from '../screenshot-session.ts';

const compared = (group: string, candidates: number, selected: number, ratio: number) => ({
  group,
  status: 'compared' as const,
  candidates,
  selected,
  rate: selected / candidates,
  ratio,
  flagged: ratio < 0.8,
});

/** More candidates than the demonstration has: comparable groups, one of them flagged. */
const REPORT: FairnessReport = {
  engineVersion: 1,
  candidates: 214,
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

/** Fairness with enough candidates; campaigns open for long, and what a shorter retention would erase. */
export const privacyScreens = async ({
  page,
  open,
  capture,
  leave,
}: ScreenshotSession): Promise<void> => {
  await page.route('**/api/organizations/*/fairness*', (route) => route.fulfill({ json: REPORT }));
  await open('/admin/fairness');
  await capture('rights/fairness');
  await page.route('**/api/organizations/*/retention*', async (route) => {
    const answer = await route.fetch();
    const forgotten = { candidates: 37, campaigns: 2 };
    await route.fulfill({ json: { ...(await answer.json()), forgotten } });
  });
  await open('/admin/retention');
  await capture('rights/retention-forgotten');
  await page.getByRole('main').locator('input').first().fill('10');
  await page.locator('main [data-some]').waitFor();
  await waitUntilIdle(page);
  await page.locator('button[type=submit]').click();
  await page.getByRole('dialog').waitFor();
  await capture('rights/retention-asked', false);
  await leave();
};
