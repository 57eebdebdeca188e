import { createAuditAs } from '../../../e2e/support/respondent/campaign.ts';
import { createCampaignAs } from '../../../e2e/support/candidate/campaign.ts';
import { candidateScreens } from './candidate-screens.ts';
import { respondentScreens } from './respondent-screens.ts';
import { kioskScreens } from './kiosk-screens.ts';
import { unavailableScreens } from './unavailable-screens.ts';
import { returningScreens } from './returning-screens.ts';
import type { SessionFactory } from '../screenshot-session.ts';

/** All pages of candidates and respondents, from the link to erasure. */
export const questionnaireScreens = async (
  sessions: SessionFactory,
  admin: string,
): Promise<void> => {
  const { token, page, language, leave } = await sessions.logIn(admin);
  const { request } = page;
  const name = language === 'fr' ? 'Chef ou cheffe de projet' : 'Project manager';
  const campaign = await createCampaignAs(request, token, { name });
  await candidateScreens(sessions, campaign);
  await kioskScreens(
    sessions,
    await createCampaignAs(request, token, {
      profile: { languages: { target: null } },
      questions: [],
    }),
  );
  await returningScreens(sessions, campaign);
  const mandatory = { unit: true, age: true, gender: false, tenure: false };
  const audit = await createAuditAs(request, token, { mandatory });
  await respondentScreens(sessions, audit);
  await unavailableScreens(sessions, campaign, audit);
  await leave();
};
