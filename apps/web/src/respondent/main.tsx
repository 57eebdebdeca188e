import './respondent.css';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../language/language-context.tsx';
import { storedLanguage } from '../language/stored-language.ts';
import { App } from './app.tsx';
import { loadBoot } from './boot.ts';
import { followShortLink } from './follow-short-link.ts';
import { parsePlace } from './route.ts';

const show = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root');
  const place = parsePlace(location.pathname);
  if (place?.kind === 'short_link') {
    location.replace((await followShortLink(place)) + location.search);
    return;
  }
  const boot = await loadBoot(place?.organizationId);
  createRoot(root).render(
    <LanguageProvider initial={storedLanguage()}>
      <App boot={boot} />
    </LanguageProvider>,
  );
};

void show();
