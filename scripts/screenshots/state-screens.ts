import { randomUUID } from 'node:crypto';
import { enterNewcomer, invite } from './newcomer.ts';
import type { Sitter, Studio } from './studio.ts';

/** As long as a name may be. */
const LONG =
  'Responsable de la transformation numérique et de l’accompagnement au changement des agences (H/F)';

/** Not in a hurry: whoever asks waits for ever. */
const stall = ({ page }: Sitter): Promise<unknown> =>
  page.route('**/api/*/campaigns?*', () => new Promise<void>(() => undefined));
const fail = ({ page }: Sitter): Promise<unknown> =>
  page.route('**/api/*/campaigns?*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
  );

/** The same list empty, with one line, with many, with none found, on its way, and failed. */
export const stateScreens = async (studio: Studio): Promise<void> => {
  const { username, password } = await invite(studio, 'user');
  const first = await studio.enter(username, password);
  await first.open('/');
  await first.shoot('states/first-password');
  await first.leave();

  const newcomer = await enterNewcomer(studio, 'admin');
  const { open, shoot, ask, page, leave } = newcomer;
  for (const [name, path] of Object.entries({
    home: '/',
    screening: '/screening',
    audit: '/profiling',
  })) {
    await open(path);
    await shoot(`states/empty-${name}`);
  }
  const make = (name: string, status: 'open' | 'closed' = 'open') =>
    ask<{ id: string }>('/screening/campaigns', {
      name,
      customUrl: `picture-${randomUUID().slice(0, 8)}`,
      status,
      profile: {},
    });
  const { id } = await make(LONG);
  await open('/screening');
  await shoot('states/one-campaign');
  await open(`/screening/campaign/${id}`);
  await shoot('states/campaign-without-candidates');
  for (let n = 1; n <= 30; n += 1) await make(`Campagne ${n}`, n % 3 === 0 ? 'closed' : 'open');
  await open('/screening');
  await shoot('states/many-campaigns');
  await open('/screening?q=not-there');
  await shoot('states/nothing-found');
  await fail(newcomer);
  await open('/screening');
  await shoot('states/failed');
  await page.unrouteAll();
  await stall(newcomer);
  await open('/screening');
  await shoot('states/waiting');
  await leave();
};
