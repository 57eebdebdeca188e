import './app/zod-without-eval.ts';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../visually-hidden.css';
import './app/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.ts';
import { prepareStart } from './app/start-session.tsx';
import { createApi } from './shared/api/create-api.ts';
import { createQueryClient } from './shared/api/create-query-client.ts';
import { oneAtATime } from './shared/session/one-at-a-time.ts';
import { joinOtherTabs } from './shared/session/other-tabs.ts';
import { createSessionKeeper } from './shared/session/session-keeper.ts';
import { styleNonce } from './shared/theme/style-nonce.ts';

// What locks scrolling behind a dialog writes a style of its own, and looks for its nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

const fetchHere = window.fetch.bind(window);
const session = createSessionKeeper({
  fetch: fetchHere,
  now: () => Date.now(),
  exclusively: oneAtATime,
});
const services = {
  session,
  api: createApi({ session, fetch: fetchHere }),
  otherTabs: joinOtherTabs(session),
  queryClient: createQueryClient(),
};

const router = createAppRouter(services);
const outcome = await prepareStart(session, router);

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
// As a transition: what is at hand already is drawn at once, without the waiting picture in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={router} outcome={outcome} />
    </StrictMode>,
  ),
);
