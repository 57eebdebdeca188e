import { type MadeAudit, shortLink } from '../../../e2e/support/respondent/campaign.ts';
import { driveRespondent } from '../../../e2e/support/respondent/respondent-driver.ts';
import { mouse } from '../../../e2e/support/devices/input-device.ts';
import { waitUntilIdle, type SessionFactory } from '../screenshot-session.ts';
import { captureEveryStep } from './capture-every-step.ts';

/** A whole culture audit: notice, segments, both rankings of every situation, the end. */
export const respondentScreens = async (
  sessions: SessionFactory,
  audit: MadeAudit,
): Promise<void> => {
  const session = await sessions.openAnonymous();
  const { page, language, open, capture, leave } = session;
  const someone = await driveRespondent(page, mouse, language, audit, 5);
  const { words } = someone;
  await open(shortLink(audit));
  await someone.button({ fr: 'Français', en: 'English' }[language]).click();
  await someone.button(words.promise.start).waitFor();
  await capture('employee/promise');
  await open(shortLink(audit));
  await someone.start();
  await captureEveryStep(session, someone, 'employee', async ({ name, page: number }) => {
    if (name === 'segments' || number > 0) return;
    const pool = page.locator('[data-ranking] ul').first().getByRole('button');
    await pool.first().click();
    await pool.first().click();
    await capture(`employee/${name}-1-half`);
    await someone.next.click();
    await capture(`employee/${name}-1-half-refused`);
    await someone.button(words.ranking.undo).click();
    await someone.button(words.ranking.undo).click();
  });
  await capture('employee/ready');
  await someone.send();
  await page.getByText(words.employee.thanks.sent).waitFor();
  await waitUntilIdle(page);
  await capture('employee/thanks');
  await open(shortLink(audit));
  await capture('employee/already-answered');
  await leave();
};
