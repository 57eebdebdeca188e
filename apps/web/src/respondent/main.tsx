import './global.css';
import { FIRST_AREAS, respondent } from '@cadran/i18n/respondent';
import { createRoot } from 'react-dom/client';
import { applyColorScheme, storedColorScheme } from '../shared/color-scheme/color-scheme.ts';
import { LanguageProvider } from '../shared/language/language-context.tsx';
import { preferredLanguage } from '../shared/language/stored-language.ts';
import { anonymousToken } from './data/http-client.ts';
import { App } from './app.tsx';
import { takeAccessCode } from './engine/access-code/access-link.ts';
import { loadBoot, readBoot } from './data/boot.ts';
import { followShortLink } from './routing/follow-short-link.ts';
import { openRoute } from './routing/open-route.tsx';
import { parseRoute, type RespondentRoute } from './routing/route.ts';

const ignore = (): undefined => undefined;

/** What the first page needs is asked for at once, not one after the other. */
const prefetch = (route: RespondentRoute): void => {
  const language = preferredLanguage();
  const areas =
    route?.kind === 'questionnaire' || route?.kind === 'short_link'
      ? FIRST_AREAS[route.module]
      : (['entry'] as const);
  for (const area of areas) respondent[area].load(language).catch(ignore);
  if (route !== null && route.kind !== 'how') anonymousToken().catch(ignore);
};

const start = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root');
  const route = parseRoute(location.pathname);
  const accessCode = takeAccessCode(route);
  applyColorScheme(storedColorScheme());
  prefetch(route);
  if (route?.kind === 'short_link') {
    const path = await followShortLink(route);
    if (path === null) {
      location.replace('/login?unknown=link');
      return;
    }
    // The page is the right one already: it needs another address, not another load.
    history.replaceState(null, '', path + location.search + location.hash);
  }
  const here = parseRoute(location.pathname);
  const inPage = readBoot();
  const opened =
    here?.kind === 'questionnaire' && !inPage?.isUnknown
      ? openRoute(here, accessCode, inPage?.campaign)
      : null;
  const boot = await loadBoot(route?.organizationId);
  createRoot(root).render(
    <LanguageProvider initial={preferredLanguage()}>
      <App boot={boot} opened={opened} />
    </LanguageProvider>,
  );
};

void start();
