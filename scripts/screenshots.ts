import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { LANGUAGES, PEOPLE } from './screenshots/people.ts';
import { questionnaireScreens } from './screenshots/questionnaire-screens.ts';
import { openStudio } from './screenshots/studio.ts';
import { tellingPictures } from './screenshots/telling-pictures.ts';
import { memberScreens, navigationScreens, strangerScreens } from './screenshots/screens.ts';

/**
 * Pictures of every main screen and state, at three widths, in both languages, from the product on a fresh folder:
 * `screenshots/`, which git ignores. The four most telling ones go to docs/pictures, for the README; `--readme` makes
 * these alone.
 */
const onlyReadme = process.argv.includes('--readme');
const PORT = process.env['SCREENSHOTS_PORT'] ?? '3397';
const BASE = `http://localhost:${PORT}`;
const path = (place: string): string => fileURLToPath(new URL(place, import.meta.url));
const FOLDER = path('../screenshots');

const server = spawn(process.execPath, [path('serve-fresh.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT, LOG_LEVEL: 'error' },
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

try {
  await untilReady();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  await tellingPictures(openStudio(browser, BASE, FOLDER, 'en'), path('../docs/pictures'));
  for (const language of onlyReadme ? [] : LANGUAGES) {
    const studio = openStudio(browser, BASE, FOLDER, language);
    const { user, admin } = PEOPLE[language];
    await strangerScreens(studio);
    await memberScreens(await studio.enter(user));
    await navigationScreens(await studio.enter(admin), 'admin');
    await navigationScreens(await studio.enter('superadmin'), 'superadmin');
    await questionnaireScreens(studio, admin);
    console.log(`${language}: ${studio.taken()} pictures`);
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await stopped;
}
