import { QUESTIONNAIRE_SECTIONS } from '@cadran/contract';
import { closedAudit, scoredCampaign } from './demonstration.ts';
import { switchOn } from './switch-on.ts';
import { settled, type Sitter, type Studio } from './studio.ts';

/** What is seen before anybody has logged in. */
export const strangerScreens = async (studio: Studio): Promise<void> => {
  const { page, open, shoot, leave } = await studio.receive();
  await open('/login');
  await shoot('login');
  await page.locator('button[type=submit]').first().click();
  await shoot('login-errors');
  await open('/screening/how');
  await shoot('candidate-how');
  await leave();
};

/** Every place of the side navigation, whatever there is: nobody has to keep a list. */
export const navigationScreens = async (
  { page, language, open, shoot, leave }: Sitter,
  who: string,
): Promise<void> => {
  await open('/');
  const button = page.locator('.language-switch button', { hasText: language.toUpperCase() });
  await button.click();
  await settled(page);
  const links = await page.locator('.shell-side a').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const path of new Set(paths)) {
    await open(path ?? '/');
    await shoot(`${who}${path === '/' ? '/home' : path}`);
  }
  await leave();
};

const FORM_SECTIONS = [...QUESTIONNAIRE_SECTIONS, 'questions', 'weights', 'customization'];

const campaignForms = async ({ page, open, shoot }: Sitter): Promise<void> => {
  await open('/screening/campaign/create');
  await shoot('form/screening-parameters');
  for (const section of FORM_SECTIONS) {
    await open(`/screening/campaign/create?section=${section}`);
    await switchOn(page);
    await shoot(`form/screening-${section}`);
  }
  await open('/profiling/campaign/create');
  await shoot('form/profiling-parameters');
};

/** What a recruiter and an HR director have in front of them. */
export const memberScreens = async (sitter: Sitter): Promise<void> => {
  const { page, open, shoot, leave } = sitter;
  await campaignForms(sitter);
  const { campaign, candidate, scored } = await scoredCampaign(sitter);
  await open(`/screening/campaign/${campaign.id}`);
  await shoot('screening/campaign');
  await open(`/screening/applicant/${candidate.id}`);
  await shoot('screening/report');
  await page.locator('#personality .term-help button').first().click();
  await shoot('screening/report-term', false);
  await open(`/screening/applicant/${candidate.id}/personal`);
  await shoot('screening/personal-report');
  const ids = scored.slice(0, 3).map(({ id }) => id);
  await open(`/screening/campaign/${campaign.id}/compare?ids=${ids.join(',')}`);
  await shoot('screening/compare');
  const audit = await closedAudit(sitter);
  await open(`/profiling/campaign/${audit.id}`);
  await shoot('profiling/campaign');
  await open(`/profiling/campaign/filters/${audit.id}`);
  await shoot('profiling/filters');
  await open(`/profiling/campaign/report/${audit.organizationId}/${audit.id}`);
  await shoot('profiling/report');
  for (const path of ['/help/scores', '/help/glossary', '/help/recruiter', '/not-there']) {
    await open(path);
    await shoot(`other${path}`);
  }
  await leave();
};
