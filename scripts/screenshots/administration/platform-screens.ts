import type { ErasureState } from '@cadran/contract';
import type { ScreenshotSession } from '../screenshot-session.ts';

const HOLD: ErasureState = {
  holds: [
    { reason: 'long_pause', since: '2026-11-16T07:00:00.000Z', machine: null, offsetSeconds: 0 },
    {
      reason: 'clock_differs',
      since: '2026-11-17T15:30:00.000Z',
      machine: 'cadran-2',
      offsetSeconds: 86_400 * 31,
    },
  ],
  now: '2026-11-18T08:00:00.000Z',
  lastRunAt: '2026-10-02T03:00:00.000Z',
  due: { organizations: 0, campaigns: 3, candidates: 128, invitations: 41, mails: 260 },
};

/** What only super administrators see: erasing on hold, above every page and on its own, and the technical manual. */
export const platformScreens = async ({
  page,
  open,
  capture,
  leave,
}: ScreenshotSession): Promise<void> => {
  await open('/superadmin/evidence/manual');
  await capture('superadmin/evidence-manual');
  await open('/superadmin/erasure');
  await capture('superadmin/erasure');
  await page.route('**/api/erasure', (route) => route.fulfill({ json: HOLD }));
  await open('/superadmin/outbox');
  await capture('superadmin/erasure-banner', false);
  await open('/superadmin/erasure');
  await capture('superadmin/erasure-held');
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  await capture('superadmin/erasure-asked', false);
  await leave();
};
