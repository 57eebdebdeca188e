import './app/zod-without-eval.ts';
import '@mantine/core/styles.layer.css';
import '../shared/page.css';
import './app/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.ts';
import { prepareFirstRender } from './app/session-start.tsx';
import { createApi } from './shared/api/create-api.ts';
import { createQueryClient } from './shared/api/create-query-client.ts';
import { withSessionLock, createSessionManager } from './shared/session/session-manager.ts';
import { createTabSync } from './shared/session/tab-sync.ts';
import { applyColorScheme, storedColorScheme } from '../shared/color-scheme/color-scheme.ts';
import { styleNonce } from './shared/theme/organization-theme-provider.tsx';

// The scroll lock behind dialogs injects a style element and takes its nonce from here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

applyColorScheme(storedColorScheme());

const fetchHere = window.fetch.bind(window);
const session = createSessionManager({
  fetch: fetchHere,
  now: () => Date.now(),
  exclusively: withSessionLock,
});
const services = {
  session,
  api: createApi({ session, fetch: fetchHere }),
  tabSync: createTabSync(session),
  queryClient: createQueryClient(),
};

const router = createAppRouter(services);
const outcome = await prepareFirstRender(session, router);

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
// As a transition: loaded content is rendered at once, without a loading placeholder.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={router} outcome={outcome} />
    </StrictMode>,
  ),
);
