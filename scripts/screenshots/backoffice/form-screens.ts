import { QUESTIONNAIRE_SECTIONS } from '@cadran/contract';
import { formStates } from './form-states.ts';
import { enableSection } from './enable-section.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';

const SCREENING_SECTIONS = [...QUESTIONNAIRE_SECTIONS, 'questions', 'weights', 'customization'];

const pathsOf = async ({ page }: ScreenshotSession): Promise<string[]> => {
  const links = await page.locator('nav[data-section-navigation] a').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  return paths.filter((path) => path !== null);
};

/** Drafts of the previous screenshot would be offered again. */
const forgetDraft = ({ page, language }: ScreenshotSession): Promise<void> =>
  page.evaluate((code) => {
    localStorage.clear();
    localStorage.setItem('cadran.language', code);
  }, language);

/** Both campaign forms with every section, and the errors of an empty form. */
export const formScreens = async (session: ScreenshotSession): Promise<void> => {
  const { page, open, capture, leave } = session;
  await open('/screening/campaign/create');
  await capture('form/screening-parameters');
  await page.getByTestId('save-bar').locator('button[type=submit]').last().click();
  await page.getByRole('alert').first().waitFor();
  await capture('form/screening-refused');
  for (const section of SCREENING_SECTIONS) {
    await forgetDraft(session);
    await open(`/screening/campaign/create?section=${section}`);
    await page.locator('[data-section]').waitFor();
    await capture(`form/screening-${section}-off`);
    await enableSection(page);
    await capture(`form/screening-${section}`);
  }
  await open('/profiling/campaign/create');
  for (const path of await pathsOf(session)) {
    await open(path);
    await page.locator('[data-section]').waitFor();
    const section = new URL(path, 'http://here').searchParams.get('section') ?? 'parameters';
    await capture(`form/profiling-${section}`);
  }
  await formStates(session);
  await leave();
};
