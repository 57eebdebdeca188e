import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startMailServer } from '@cadran/testing/mail-server';
import { findChromium } from './find-chromium.ts';
import { accountScreens } from './screenshots/account-screens.ts';
import { connectionScreens } from './screenshots/connection-screens.ts';
import { administrationDialogs, memberDialogs } from './screenshots/dialog-screens.ts';
import { formScreens } from './screenshots/form-screens.ts';
import { longNameScreens } from './screenshots/long-name-screens.ts';
import { mailScreens } from './screenshots/mail-screens.ts';
import { memberScreens } from './screenshots/member-screens.ts';
import { navigationScreens } from './screenshots/navigation-screens.ts';
import { organizationScreens } from './screenshots/organization-screens.ts';
import { LANGUAGES, PEOPLE, type People } from './screenshots/people.ts';
import { printedLists } from './screenshots/printed-lists.ts';
import { questionnaireScreens } from './screenshots/questionnaire-screens.ts';
import { reportScreens } from './screenshots/report-screens.ts';
import { resultScreens } from './screenshots/result-screens.ts';
import { rightsScreens } from './screenshots/rights-screens.ts';
import { stateScreens } from './screenshots/state-screens.ts';
import { strangerScreens } from './screenshots/stranger-screens.ts';
import { openStudio, type Studio } from './screenshots/studio.ts';
import { tellingPictures } from './screenshots/telling-pictures.ts';

/**
 * Pictures of every screen and state, at three widths, in both languages, from the product on a fresh folder:
 * `screenshots/`, which git ignores. The four most telling ones go to docs/pictures, for the README; `--readme` makes
 * these alone. Names of areas or of a language make those alone: `npm run screenshots -- fr forms`.
 */
const onlyReadme = process.argv.includes('--readme');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWanted = (name: string, among: readonly string[]): boolean => {
  const named = wanted.filter((word) => among.includes(word));
  return named.length === 0 || named.includes(name);
};
const PORT = process.env['SCREENSHOTS_PORT'] ?? '3397';
const BASE = `http://localhost:${PORT}`;
const path = (place: string): string => fileURLToPath(new URL(place, import.meta.url));
const FOLDER = path('../screenshots');

/** Mailboxes that are gone, full, or busy; every other takes what comes. */
const mail = await startMailServer();
mail.onRecipient = (address) => {
  if (address.startsWith('gone.')) return 550;
  if (address.startsWith('full.')) return 552;
  return address.startsWith('busy.') ? 450 : undefined;
};

const server = spawn(process.execPath, [path('serve-fresh.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT,
    LOG_LEVEL: 'error',
    SMTP_URL: mail.url,
    MAIL_FROM: 'cadran@example.org',
    OUTBOUND_HOSTS: 'https://hooks.example.org, https://login.example.org',
  },
});
const stopped = once(server, 'exit');

const isReady = (): Promise<boolean> =>
  fetch(`${BASE}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const untilReady = async (): Promise<void> => {
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The product did not start');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

/** In this order: some entries of the menus, last, do what they say. */
const AREAS: Record<string, (studio: Studio, people: People) => Promise<void>> = {
  strangers: strangerScreens,
  states: stateScreens,
  forms: async (studio, { user }) => formScreens(await studio.enter(user)),
  members: async (studio, { user }) => memberScreens(await studio.enter(user)),
  reports: async (studio, { user }) => reportScreens(await studio.enter(user)),
  results: async (studio, { user }) => resultScreens(await studio.enter(user)),
  organization: async (studio, { admin }) => organizationScreens(await studio.enter(admin)),
  mails: mailScreens,
  connections: connectionScreens,
  rights: async (studio, { admin }) => rightsScreens(await studio.enter(admin)),
  account: accountScreens,
  names: longNameScreens,
  prints: async (studio, { admin }) => printedLists(await studio.enter(admin)),
  navigation: async (studio, { admin }) => {
    await navigationScreens(await studio.enter(admin), 'admin');
    await navigationScreens(await studio.enter('superadmin'), 'superadmin');
  },
  questionnaires: (studio, { admin }) => questionnaireScreens(studio, admin),
  dialogs: async (studio, { admin }) => {
    await memberDialogs(await studio.enter(admin));
    await administrationDialogs(await studio.enter(admin), 'admin');
    await administrationDialogs(await studio.enter('superadmin'), 'superadmin');
  },
};

try {
  await untilReady();
  if (wanted.length === 0 && !onlyReadme) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  if (wanted.length === 0)
    await tellingPictures(openStudio(browser, BASE, FOLDER, 'en'), path('../docs/pictures'));
  for (const language of onlyReadme ? [] : LANGUAGES) {
    if (!isWanted(language, LANGUAGES)) continue;
    const studio = openStudio(browser, BASE, FOLDER, language);
    for (const [area, shoot] of Object.entries(AREAS))
      if (isWanted(area, Object.keys(AREAS))) await shoot(studio, PEOPLE[language]);
    console.log(`${language}: ${studio.taken()} pictures`);
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await stopped;
  await mail.close();
}
