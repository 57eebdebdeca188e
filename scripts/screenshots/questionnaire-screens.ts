import { randomUUID } from 'node:crypto';
import { QUESTIONNAIRE_SECTIONS } from '@cadran/contract/codes';
import { openAudit } from './demonstration.ts';
import type { Sitter, Studio } from './studio.ts';

interface Campaign {
  readonly organizationId: string;
  readonly customUrl: string;
}

const NAMES = { fr: 'Français', en: 'English' } as const;

const next = ({ page }: Sitter) =>
  page.locator('.step-nav .primary, .step button[type=submit]').last();

/** A campaign that asks one section, so that it is two pages from the beginning. */
const makeCampaign = ({ ask, language }: Sitter, section: string): Promise<Campaign> =>
  ask('/screening/campaigns', {
    name: language === 'fr' ? 'Chef de projet (H/F)' : 'Project manager',
    customUrl: `picture-${randomUUID().slice(0, 8)}`,
    status: 'open',
    profile: { [section]: { target: section === 'skills' ? SKILLS : null } },
  });
const SKILLS = [{ name: 'SQL', level: 3, years: 2, currentUse: true }];

const begin = async (sitter: Sitter, link: string): Promise<void> => {
  await sitter.open(link);
  await sitter.page.getByRole('button', { name: NAMES[sitter.language], exact: true }).click();
  await next(sitter).waitFor();
};

/** From the notice to the first page of what the campaign asks. */
const goToSection = async (sitter: Sitter): Promise<void> => {
  const { page } = sitter;
  await page.locator('#consent').check();
  await next(sitter).click();
  await page.waitForURL('**/2/0*');
  for (const field of await page.locator('main input:not([type=tel])').all()) {
    const isMail = (await field.getAttribute('type')) === 'email';
    await field.fill(isMail ? 'claude.martin@example.org' : 'Claude Martin');
  }
  await next(sitter).click();
  await page.waitForURL('**/3/0*');
};

/** What candidates and employees meet: beginning, notice, one page of each part, what is refused, what is closed. */
export const questionnaireScreens = async (studio: Studio, admin: string): Promise<void> => {
  const owner = await studio.enter(admin);
  for (const section of QUESTIONNAIRE_SECTIONS) {
    const { organizationId, customUrl } = await makeCampaign(owner, section);
    const candidate = await studio.receive();
    const link = `/screening/${organizationId}/${customUrl}`;
    if (section === 'culture') {
      await candidate.open(link);
      await candidate.shoot('candidate/language');
    }
    await begin(candidate, link);
    if (section === 'culture') await candidate.shoot('candidate/notice');
    await goToSection(candidate);
    await candidate.shoot(`candidate/${section}`);
    if (section === 'culture') {
      await next(candidate).click();
      await candidate.shoot('candidate/refused');
    }
    await candidate.leave();
  }
  const audit = await openAudit(owner);
  const employee = await studio.receive();
  await begin(employee, `/profiling/${audit.organizationId}/${audit.customUrl}`);
  await employee.shoot('employee/promise');
  await employee.open(`/profiling/questionnaire/${audit.organizationId}/${randomUUID()}/0/0`);
  await employee.shoot('employee/not-available');
  await employee.leave();
  await owner.leave();
};
