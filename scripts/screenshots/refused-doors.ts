import { randomUUID } from 'node:crypto';
import { type MadeCampaign, shortLink } from '../../e2e/src/candidate/campaign.ts';
import { candidate } from '../../e2e/src/candidate/walk-through.ts';
import type { MadeAudit } from '../../e2e/src/employee/campaign.ts';
import { mouse } from '../../e2e/src/support/hand.ts';
import { settled, type Studio } from './studio.ts';

/** Links that lead nowhere, campaigns closed before and while somebody answers, a server that fails. */
export const refusedDoors = async (
  studio: Studio,
  campaign: MadeCampaign,
  audit: MadeAudit,
): Promise<void> => {
  const { page, language, open, shoot, leave } = await studio.receive();
  const someone = await candidate(page, mouse, language, campaign, 6);
  const { organizationId } = campaign;
  await open(`/screening/${organizationId}/not-there`);
  await shoot('candidate/wrong-link');
  await open(`/screening/questionnaire/${organizationId}/${randomUUID()}/0/0`);
  await shoot('candidate/not-available');
  await open(`/profiling/questionnaire/${organizationId}/${randomUUID()}/0/0`);
  await shoot('employee/not-available');
  await page.route('**/api/screening/campaigns/**', (route) => route.fulfill({ status: 500 }));
  await open(`/screening/questionnaire/${organizationId}/${campaign.id}/0/0`);
  await shoot('candidate/failed');
  await page.unrouteAll();
  await open(shortLink(campaign));
  await someone.start();
  await campaign.close();
  await audit.close();
  await page.getByRole('textbox').first().fill('Claude');
  await page.locator('.notice').waitFor();
  await settled(page);
  await shoot('candidate/closed-half-way');
  await page.evaluate('localStorage.clear()');
  await open(`/screening/questionnaire/${organizationId}/${campaign.id}/0/0`);
  await shoot('candidate/closed');
  await open(`/profiling/questionnaire/${organizationId}/${audit.id}/0/0`);
  await shoot('employee/closed');
  await leave();
};
