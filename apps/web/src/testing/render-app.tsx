import type { OpenedSession } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../backoffice/app/app.tsx';
import { createAppRouter } from '../backoffice/app/router.ts';
import { prepareFirstRender } from '../backoffice/app/session-start.tsx';
import { storeScreenLanguage } from '../shared/language/screen-language.ts';
import { sessionFixture, userFixture } from '../backoffice/shared/session/session.fixture.ts';
import { createFakeApi, type Responders, refusal } from './fake-api.ts';
import { createServices } from './render-backoffice.tsx';

interface Options {
  readonly path: string;
  /** Null for nobody logged in. */
  readonly session?: Partial<OpenedSession> | null;
  readonly api?: Responders;
}

/** What pages ask for besides their own data. */
const commonResponders = (opened: OpenedSession | null): Responders => ({
  'POST /api/auth/refresh': () =>
    opened ? Response.json(opened) : refusal(401, 'unauthenticated'),
  'GET /api/auth/session': () => Response.json(opened),
  'GET /api/dashboard': () =>
    Response.json({
      modules: { screening: { enabled: false }, profiling: { enabled: false } },
      notTold: 0,
      administration: null,
      platform: null,
    }),
  'GET /api/first-day': () =>
    Response.json({ dismissed: true, steps: [], screening: null, profiling: null }),
  'GET /api/erasure': () =>
    Response.json({ holds: [], now: new Date().toISOString(), lastRunAt: null, due: {} }),
  'GET /api/evidence/norms': () => Response.json({ items: [] }),
  'GET /api/email/settings': () => Response.json({ configured: false }),
  [`GET /api/organizations/${opened?.organization.id}/default-parameters`]: () => Response.json({}),
  [`GET /api/users/${opened?.user.id}/second-factor`]: () =>
    Response.json({ active: false, demanded: false, recoveryCodesLeft: 0 }),
});

/** The whole back office at an address, with a session restored from the cookie as at its start. */
export const renderApp = async (language: Language, { path, session = {}, api }: Options) => {
  storeScreenLanguage(language);
  const opened = session && sessionFixture({ user: userFixture({ language }), ...session });
  const fakeApi = createFakeApi({ ...commonResponders(opened), ...api });
  const services = createServices(fakeApi);
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [path] }));
  const outcome = await prepareFirstRender(services.session, router);
  const user = userEvent.setup();
  await act(async () => render(<App services={services} router={router} outcome={outcome} />));
  return {
    user,
    router,
    requests: fakeApi.requests,
    path: () => router.state.location.pathname,
    search: () => router.state.location.search as Record<string, unknown>,
    heading: () => screen.findByRole('heading', { level: 1 }),
  };
};
