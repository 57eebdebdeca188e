import { randomUUID } from 'node:crypto';
import { type MadeCampaign, shortLink } from '../../../e2e/support/candidate/campaign.ts';
import { driveCandidate } from '../../../e2e/support/candidate/candidate-driver.ts';
import type { MadeAudit } from '../../../e2e/support/respondent/campaign.ts';
import { mouse } from '../../../e2e/support/devices/input-device.ts';
import { waitUntilIdle, type SessionFactory } from '../screenshot-session.ts';

/** Unknown links, campaigns closed before and during answering, a failing server. */
export const unavailableScreens = async (
  sessions: SessionFactory,
  campaign: MadeCampaign,
  audit: MadeAudit,
): Promise<void> => {
  const { page, language, open, capture, leave } = await sessions.openAnonymous();
  const someone = await driveCandidate(page, mouse, language, campaign, 6);
  const { organizationId } = campaign;
  await open(`/screening/${organizationId}/not-there`);
  await capture('candidate/wrong-link');
  await open(`/screening/questionnaire/${organizationId}/${randomUUID()}/0/0`);
  await capture('candidate/not-available');
  await open(`/profiling/questionnaire/${organizationId}/${randomUUID()}/0/0`);
  await capture('employee/not-available');
  // Its campaign does not come with the page.
  await page.route('**/api/screening/campaigns/*', (route) => route.fulfill({ status: 500 }));
  await open(`/screening/questionnaire/${organizationId}/${randomUUID()}/0/0`);
  await capture('candidate/failed');
  await page.unrouteAll();
  await open(shortLink(campaign));
  await someone.start();
  await campaign.close();
  await audit.close();
  await page.getByRole('textbox').first().fill('Claude');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await waitUntilIdle(page);
  await capture('candidate/closed-half-way');
  await page.evaluate('localStorage.clear()');
  await open(`/screening/questionnaire/${organizationId}/${campaign.id}/0/0`);
  await capture('candidate/closed');
  await open(`/profiling/questionnaire/${organizationId}/${audit.id}/0/0`);
  await capture('employee/closed');
  await leave();
};
