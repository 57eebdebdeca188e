import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/install/find-chromium.ts';
import { freePort } from './support/free-port.ts';

// Workers load this file too and must use the same port.
const PORT = (process.env['E2E_PORT'] ??= String(await freePort()));
const BASE_URL = `http://localhost:${PORT}`;
const chromium = findChromium();

/** In folders `connected`: with a mail server, an identity provider and a receiver of webhooks (connected-app.ts). */
const CONNECTED = '**/connected/*.spec.ts';

/** Journeys in a real browser on the built app with its embedded database and demonstration data. */
export default defineConfig({
  // Generous: a busy machine is slow, not wrong. A step that hangs fails by its own timeout below.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  retries: 0,
  // Journeys have their own users, so they can run side by side; two leave part of two cores idle.
  workers: 3,
  forbidOnly: true,
  projects: [
    // First and in one worker: they share a second product, which takes long to start.
    { name: 'connected', testDir: './journeys', testMatch: CONNECTED, workers: 1 },
    { name: 'journeys', testDir: './journeys', testIgnore: CONNECTED },
    { name: 'thorough-connected', testDir: './thorough', testMatch: CONNECTED, workers: 1 },
    { name: 'thorough', testDir: './thorough', testIgnore: CONNECTED },
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
      args: CHROMIUM_ARGS,
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
