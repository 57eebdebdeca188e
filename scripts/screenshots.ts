import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startMailServer } from '@cadran/testing/mail-server';
import { CHROMIUM_ARGS, findChromium } from './install/find-chromium.ts';
import { accountScreens } from './screenshots/backoffice/account-screens.ts';
import { connectionScreens } from './screenshots/administration/connection-screens.ts';
import {
  administrationDialogs,
  memberDialogs,
} from './screenshots/administration/dialog-screens.ts';
import { followUpScreens } from './screenshots/backoffice/follow-up-screens.ts';
import { formScreens } from './screenshots/backoffice/form-screens.ts';
import { longNameScreens } from './screenshots/backoffice/long-name-screens.ts';
import { mailScreens } from './screenshots/administration/mail-screens.ts';
import { memberScreens } from './screenshots/backoffice/member-screens.ts';
import { navigationScreens } from './screenshots/backoffice/navigation-screens.ts';
import { organizationScreens } from './screenshots/administration/organization-screens.ts';
import { platformScreens } from './screenshots/administration/platform-screens.ts';
import { LANGUAGES, DEMO_USERS, type DemoUsers } from './screenshots/demo-users.ts';
import { printedLists } from './screenshots/backoffice/printed-lists.ts';
import { questionnaireScreens } from './screenshots/public/questionnaire-screens.ts';
import { reportScreens } from './screenshots/backoffice/report-screens.ts';
import { resultScreens } from './screenshots/backoffice/result-screens.ts';
import { privacyScreens } from './screenshots/administration/privacy-screens.ts';
import { stateScreens } from './screenshots/backoffice/state-screens.ts';
import { loginScreens } from './screenshots/public/login-screens.ts';
import { createSessions, type SessionFactory } from './screenshots/screenshot-session.ts';
import { captureReadmeScreenshots } from './screenshots/readme-screenshots.ts';

/**
 * Screenshots of every screen and state at three widths, in both languages and themes, of the product on a new data folder,
 * written to `screenshots/` (ignored by git). Four of them go to docs/pictures for the README; `--readme` takes only
 * these. Names of areas or languages select some: `npm run screenshots -- fr forms`.
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

/** Addresses that are unknown, full or deferred; all others accept mail. */
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

/** In this order: the last entries of the menus change data. */
const AREAS: Record<string, (sessions: SessionFactory, people: DemoUsers) => Promise<void>> = {
  strangers: loginScreens,
  states: stateScreens,
  forms: async (sessions, { user }) => formScreens(await sessions.logIn(user)),
  members: async (sessions, { user }) => memberScreens(await sessions.logIn(user)),
  reports: async (sessions, { user }) => reportScreens(await sessions.logIn(user)),
  results: async (sessions, { user }) => resultScreens(await sessions.logIn(user)),
  'follow-up': followUpScreens,
  organization: async (sessions, { admin }) => organizationScreens(await sessions.logIn(admin)),
  mails: mailScreens,
  connections: connectionScreens,
  platform: async (sessions) => platformScreens(await sessions.logIn('superadmin')),
  rights: async (sessions, { admin }) => privacyScreens(await sessions.logIn(admin)),
  account: accountScreens,
  names: longNameScreens,
  prints: async (sessions, { admin }) => printedLists(await sessions.logIn(admin)),
  navigation: async (sessions, { admin }) => {
    await navigationScreens(await sessions.logIn(admin), 'admin');
    await navigationScreens(await sessions.logIn('superadmin'), 'superadmin');
  },
  questionnaires: (sessions, { admin }) => questionnaireScreens(sessions, admin),
  dialogs: async (sessions, { admin }) => {
    await memberDialogs(await sessions.logIn(admin));
    await administrationDialogs(await sessions.logIn(admin), 'admin');
    await administrationDialogs(await sessions.logIn('superadmin'), 'superadmin');
  },
};

try {
  await untilReady();
  if (wanted.length === 0 && !onlyReadme) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_ARGS,
  });
  if (wanted.length === 0)
    await captureReadmeScreenshots(
      createSessions(browser, BASE, FOLDER, 'en'),
      path('../docs/pictures'),
    );
  for (const language of onlyReadme ? [] : LANGUAGES) {
    if (!isWanted(language, LANGUAGES)) continue;
    const sessions = createSessions(browser, BASE, FOLDER, language);
    const faults: string[] = [];
    for (const [area, capture] of Object.entries(AREAS)) {
      if (!isWanted(area, Object.keys(AREAS))) continue;
      // The other areas are worth looking at all the same.
      await capture(sessions, DEMO_USERS[language]).catch((error: unknown) =>
        faults.push(`${area} ended early: ${String(error)}`),
      );
      console.log(`${language} ${area}: ${sessions.screenshotCount()} pictures so far`);
    }
    faults.push(...sessions.faults);
    for (const fault of faults) console.error(`${language}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await stopped;
  await mail.close();
}
