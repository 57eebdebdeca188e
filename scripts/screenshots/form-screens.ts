import { QUESTIONNAIRE_SECTIONS } from '@cadran/contract';
import { formStates } from './form-states.ts';
import { switchOn } from './switch-on.ts';
import type { Sitter } from './studio.ts';

const SCREENING_SECTIONS = [...QUESTIONNAIRE_SECTIONS, 'questions', 'weights', 'customization'];

const pathsOf = async ({ page }: Sitter): Promise<string[]> => {
  const links = await page.locator('.section-link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  return paths.filter((path) => path !== null);
};

/** What was typed for the picture before would be offered again. */
const forgetDraft = ({ page, language }: Sitter): Promise<void> =>
  page.evaluate((code) => {
    localStorage.clear();
    localStorage.setItem('cadran.language', code);
  }, language);

/** Both campaign forms: every section asked for, and what is refused when nothing was filled in. */
export const formScreens = async (sitter: Sitter): Promise<void> => {
  const { page, open, shoot, leave } = sitter;
  await open('/screening/campaign/create');
  await shoot('form/screening-parameters');
  await page.locator('.campaign-save button[type=submit]').last().click();
  await page.getByRole('alert').first().waitFor();
  await shoot('form/screening-refused');
  for (const section of SCREENING_SECTIONS) {
    await forgetDraft(sitter);
    await open(`/screening/campaign/create?section=${section}`);
    await page.locator('.campaign-section').waitFor();
    await shoot(`form/screening-${section}-off`);
    await switchOn(page);
    await shoot(`form/screening-${section}`);
  }
  await open('/profiling/campaign/create');
  for (const path of await pathsOf(sitter)) {
    await open(path);
    await page.locator('.campaign-section').waitFor();
    const section = new URL(path, 'http://here').searchParams.get('section') ?? 'parameters';
    await shoot(`form/profiling-${section}`);
  }
  await formStates(sitter);
  await leave();
};
