import { randomUUID } from 'node:crypto';
import { logInAsNewUser, createUser } from '../administration/new-user.ts';
import type { ScreenshotSession, SessionFactory } from '../screenshot-session.ts';

/** The maximum length. */
const LONG =
  'Responsable de la transformation numérique et de l’accompagnement au changement des agences (H/F)';

/** A response that never comes. */
const stall = ({ page }: ScreenshotSession): Promise<unknown> =>
  page.route('**/api/*/campaigns?*', () => new Promise<void>(() => undefined));
const fail = ({ page }: ScreenshotSession): Promise<unknown> =>
  page.route('**/api/*/campaigns?*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
  );

/** The same list empty, with one row, many rows, no match, loading and failed. */
export const stateScreens = async (sessions: SessionFactory): Promise<void> => {
  const { username, password } = await createUser(sessions);
  const first = await sessions.logIn(username, password);
  await first.open('/');
  await first.capture('states/first-password');
  await first.leave();

  const newcomer = await logInAsNewUser(sessions);
  const { open, capture, ask, page, leave } = newcomer;
  for (const [name, path] of Object.entries({
    home: '/',
    screening: '/screening',
    audit: '/profiling',
  })) {
    await open(path);
    await capture(`states/empty-${name}`);
  }
  const make = (name: string, status: 'open' | 'closed' = 'open') =>
    ask<{ id: string }>('/screening/campaigns', {
      name,
      customUrl: `picture-${randomUUID().slice(0, 8)}`,
      status,
    });
  const { id } = await make(LONG);
  await open('/screening');
  await capture('states/one-campaign');
  await open(`/screening/campaign/${id}`);
  await capture('states/campaign-without-candidates');
  for (let n = 1; n <= 30; n += 1) await make(`Campagne ${n}`, n % 3 === 0 ? 'closed' : 'open');
  await open('/screening');
  await capture('states/many-campaigns');
  await open('/screening?q=not-there');
  await capture('states/nothing-found');
  await fail(newcomer);
  await open('/screening');
  await capture('states/failed');
  await page.unrouteAll();
  await stall(newcomer);
  await open('/screening');
  await capture('states/waiting');
  await leave();
};
