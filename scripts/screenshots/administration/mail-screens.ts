import { randomUUID } from 'node:crypto';
import { logInAsNewUser } from './new-user.ts';
import {
  waitUntilIdle,
  type ScreenshotSession,
  type SessionFactory,
} from '../screenshot-session.ts';

interface Invitations {
  readonly items: readonly { readonly status: string; readonly error: string | null }[];
}

/** A delivered, a deferred and a bounced mail. */
const PEOPLE = [
  { email: 'zoe.martin@example.org', name: 'Zoé Martin' },
  { email: 'busy.hugo@example.org', name: 'Hugo Zbinden' },
  { email: 'gone.paul@example.org', name: 'Paul Durand' },
  { email: 'full.anne-sophie.de-la-rochefoucauld@a-rather-long-name-of-a-company.example.org' },
];

const isAnswered = ({ items }: Invitations): boolean =>
  items.every(({ status, error }) => status !== 'queued' || error !== null);

const untilAnswered = async ({ ask, page }: ScreenshotSession, path: string): Promise<void> => {
  while (!isAnswered(await ask<Invitations>(`${path}/invitations`))) await page.waitForTimeout(300);
};

/** No invitations, the empty form, the form with errors and filled in, then the status of each mail. */
const invitations = async (
  session: ScreenshotSession,
  module: 'screening' | 'profiling',
): Promise<void> => {
  const { page, language, open, capture, ask } = session;
  const name = module === 'screening' ? 'Chargée de clientèle (H/F)' : 'Baromètre de printemps';
  const { id } = await ask<{ id: string }>(`/${module}/campaigns`, {
    name,
    customUrl: `picture-${randomUUID().slice(0, 8)}`,
    status: 'open',
  });
  const path = `/${module}/campaign/${id}/invitations`;
  await open(path);
  await capture(`mail/${module}-nobody`);
  await open(`${path}/new`);
  await capture(`mail/${module}-compose`);
  const send = page.locator('form button[type=submit]');
  await send.click();
  await capture(`mail/${module}-compose-refused`);
  await page.locator('textarea').first().fill('Zoé Martin <zoe.martin@example.org>\nmarie@\npaul');
  // The parsed recipients appear after a debounce.
  await page.waitForTimeout(1500);
  await capture(`mail/${module}-compose-filled`);
  await ask('/email', { kind: 'invitation', campaignId: id, to: PEOPLE, language });
  await untilAnswered(session, `/${module}/campaigns/${id}`);
  await page.evaluate('onbeforeunload = null');
  await open(path);
  await capture(`mail/${module}-invitations`);
};

/** The recruiters' invitations, and the super admin's outbox. */
export const mailScreens = async (sessions: SessionFactory): Promise<void> => {
  const session = await logInAsNewUser(sessions);
  await invitations(session, 'screening');
  await invitations(session, 'profiling');
  await session.leave();

  const owner = await sessions.logIn('superadmin');
  const { page, open, capture } = owner;
  await open('/superadmin/outbox');
  await capture('mail/outbox');
  await open('/superadmin/outbox?status=failed');
  await page.locator('main :is(td, li) button:not([aria-haspopup])').first().click();
  await page.getByRole('figure').waitFor();
  await waitUntilIdle(page);
  await capture('mail/read', false);
  await page.keyboard.press('Escape');
  await page.route('**/api/email/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), configured: false } });
  });
  await open('/superadmin/outbox');
  await capture('mail/outbox-without-server');
  await owner.leave();
};
