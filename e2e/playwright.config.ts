import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/install/find-chromium.ts';
import { freePort } from './src/support/free-port.ts';
import { MORE } from './src/support/more.ts';

// Workers load this file too and must use the same port.
const PORT = (process.env['E2E_PORT'] ??= String(await freePort()));
const BASE_URL = `http://localhost:${PORT}`;
const MORE_TAG = new RegExp(MORE);
const chromium = findChromium();

/** With a mail server, an identity provider and a receiver of webhooks (connections/connected-app.ts). */
const CONNECTED = [
  '**/connections/*.spec.ts',
  '**/mail/{invitations,portrait}.spec.ts',
  '**/culture-audit/access-codes.spec.ts',
];

/** Counts the taps and keys of whole questionnaires: `npm run taps`, part of `npm run test:all`. */
const EFFORT = '**/effort/effort.spec.ts';

/** Text spacing and target sizes of every page: `npm run all-pages`, part of `npm run test:all`. */
const ALL_PAGES = '**/accessibility/all-pages.spec.ts';

/** Journeys in a real browser on the built app with its embedded database and demonstration data. */
export default defineConfig({
  testDir: './src',
  // Generous: a busy machine is slow, not wrong. A step that hangs fails by its own timeout below.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  retries: 0,
  // Journeys have their own users, so they can run side by side; two leave part of two cores idle.
  workers: 3,
  forbidOnly: true,
  projects: [
    // First and in one worker: they share a second product, which takes long to start.
    { name: 'connected', testMatch: CONNECTED, workers: 1, grepInvert: MORE_TAG },
    {
      name: 'journeys',
      testIgnore: [...CONNECTED, EFFORT, ALL_PAGES],
      grepInvert: MORE_TAG,
    },
    { name: 'more', grep: MORE_TAG },
    { name: 'effort', testMatch: EFFORT },
    { name: 'all-pages', testMatch: ALL_PAGES },
  ],
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    baseURL: BASE_URL,
    // The language of visitors who have not chosen one.
    locale: 'fr-FR',
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    // Each click would wait for the end of what fades or slides.
    reducedMotion: 'reduce',
    // Recording doubles a journey's time: ask for it with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node ../scripts/serve-fresh.ts',
    cwd: import.meta.dirname,
    url: `${BASE_URL}/ready`,
    // Everybody comes from one address here.
    env: { PORT, LOG_LEVEL: 'warn', START_BUDGET_ADDRESS: '1000000' },
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
