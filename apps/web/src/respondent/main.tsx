import '../visually-hidden.css';
import './respondent.css';
import { respondent } from '@cadran/i18n/respondent';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../language/language-context.tsx';
import { firstLanguage } from '../language/stored-language.ts';
import { anonymousToken } from './api.ts';
import { App } from './app.tsx';
import { loadBoot } from './boot.ts';
import { followShortLink } from './follow-short-link.ts';
import { openPlace } from './open-place.tsx';
import { parsePlace } from './route.ts';

const ignore = (): undefined => undefined;

/** What the first page needs is asked for at once, not one after the other. */
const askAhead = (): void => {
  respondent.entry.load(firstLanguage()).catch(ignore);
  const place = parsePlace(location.pathname);
  if (place !== null && place.kind !== 'how') anonymousToken().catch(ignore);
};

const show = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root');
  askAhead();
  const place = parsePlace(location.pathname);
  if (place?.kind === 'short_link') {
    const path = await followShortLink(place);
    if (path === null) {
      location.replace('/login');
      return;
    }
    // The page is the right one already: it needs another address, not another load.
    history.replaceState(null, '', path + location.search + location.hash);
  }
  const here = parsePlace(location.pathname);
  const opened = here?.kind === 'questionnaire' ? openPlace(here) : null;
  const boot = await loadBoot(place?.organizationId);
  createRoot(root).render(
    <LanguageProvider initial={firstLanguage()}>
      <App boot={boot} opened={opened} />
    </LanguageProvider>,
  );
};

void show();
