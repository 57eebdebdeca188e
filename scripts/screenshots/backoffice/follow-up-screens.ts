import type { PublishedPage } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { closedAudit } from '../demonstration.ts';
import { DEMO_USERS } from '../demo-users.ts';
import { savePdf, savePrintedPage } from '../save-pdf.ts';
import { waitUntilIdle, type SessionFactory } from '../screenshot-session.ts';

/** After an audit: its actions, the page for those who answered, and the paper for employee representatives. */
export const followUpScreens = async (sessions: SessionFactory): Promise<void> => {
  // The only organisation of the demonstration with a published page.
  const session = await sessions.logIn(DEMO_USERS.fr.admin);
  const { page, language, open, capture, ask, leave } = session;
  const { published } = await backoffice.profilingResults.load(language);
  const audit = await closedAudit(session);
  const path = `/profiling/campaign/${audit.id}`;
  await open(`${path}/actions?view=board`);
  await capture('profiling/actions-board');
  await page.locator('[data-testid=page-actions] button').last().click();
  await page.getByRole('dialog').waitFor();
  await waitUntilIdle(page);
  await capture('profiling/action-form', false);
  await open(`${path}/published-page`);
  await capture('profiling/published-page');
  await page.getByRole('button', { name: published.previewAndPublish }).click();
  await page.getByRole('dialog').getByRole('heading', { level: 1 }).waitFor();
  await waitUntilIdle(page);
  await capture('profiling/published-preview', false);
  const api = `/profiling/campaigns/${audit.id}`;
  await savePdf(session, 'representatives', `${api}/papers.pdf?language=${language}`);
  const { link } = await ask<PublishedPage>(`${api}/published-page`);
  await leave();

  const reader = await sessions.openAnonymous();
  await reader.open(new URL(link).pathname);
  await reader.capture('employee/published-page');
  await savePrintedPage(reader, 'published-page');
  await reader.leave();
};
