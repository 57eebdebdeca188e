import { createAuditAs } from '../../e2e/src/employee/campaign.ts';
import { createCampaignAs } from '../../e2e/src/candidate/campaign.ts';
import { candidateScreens } from './candidate-screens.ts';
import { employeeScreens } from './employee-screens.ts';
import { kioskScreens } from './kiosk-screens.ts';
import { refusedDoors } from './refused-doors.ts';
import { returningScreens } from './returning-screens.ts';
import type { Studio } from './studio.ts';

/** What candidates and employees meet, from the link they follow to the erasure of what they said. */
export const questionnaireScreens = async (studio: Studio, admin: string): Promise<void> => {
  const { token, page, language, leave } = await studio.enter(admin);
  const { request } = page;
  const name = language === 'fr' ? 'Chef ou cheffe de projet' : 'Project manager';
  const campaign = await createCampaignAs(request, token, { name });
  await candidateScreens(studio, campaign);
  await kioskScreens(
    studio,
    await createCampaignAs(request, token, { profile: {}, questions: [] }),
  );
  await returningScreens(studio, campaign);
  const mandatory = { unit: true, age: true, gender: false, tenure: false };
  const audit = await createAuditAs(request, token, { mandatory });
  await employeeScreens(studio, audit);
  await refusedDoors(studio, campaign, audit);
  await leave();
};
