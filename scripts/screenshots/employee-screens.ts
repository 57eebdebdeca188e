import { type MadeAudit, shortLink } from '../../e2e/src/employee/campaign.ts';
import { employee } from '../../e2e/src/employee/walk-through.ts';
import { mouse } from '../../e2e/src/support/hand.ts';
import { settled, type Studio } from './studio.ts';
import { walkThrough } from './walk.ts';

/** An employee's whole way: the promise, who they are, both rankings of every situation, the end. */
export const employeeScreens = async (studio: Studio, audit: MadeAudit): Promise<void> => {
  const sitter = await studio.receive();
  const { page, language, open, shoot, leave } = sitter;
  const someone = await employee(page, mouse, language, audit, 5);
  const { words } = someone;
  await open(shortLink(audit));
  await shoot('employee/language');
  await someone.button({ fr: 'Français', en: 'English' }[language]).click();
  await someone.button(words.employee.promise.start).waitFor();
  await shoot('employee/promise');
  await open(shortLink(audit));
  await someone.start();
  await walkThrough(sitter, someone, 'employee', async ({ name, page: number }) => {
    if (name === 'segments' || number > 0) return;
    const pool = page.locator('.ranking-list').first().getByRole('button');
    await pool.first().click();
    await pool.first().click();
    await shoot(`employee/${name}-1-half`);
    await someone.next.click();
    await shoot(`employee/${name}-1-half-refused`);
    await someone.button(words.ranking.undo).click();
    await someone.button(words.ranking.undo).click();
  });
  await shoot('employee/ready');
  await someone.send();
  await page.getByText(words.employee.thanks.sent).waitFor();
  await settled(page);
  await shoot('employee/thanks');
  await open(shortLink(audit));
  await shoot('employee/already-answered');
  await leave();
};
