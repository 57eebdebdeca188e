import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { freePort } from './src/support/free-port.ts';

// The workers read this file too, and are to find the same one.
const PORT = (process.env['E2E_PORT'] ??= String(await freePort()));
const BASE_URL = `http://localhost:${PORT}`;
const chromium = findChromium();

/** Journeys in a real browser on the built app with its embedded database and demonstration data. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  // A busy machine makes a step slow, not wrong: what does not come ends at its own step's time, below.
  timeout: 600_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  retries: 2,
  // Each journey has people of its own: two of them fill the two cores that one leaves half idle.
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    baseURL: BASE_URL,
    // Who has chosen no language yet is met in the browser's.
    locale: 'fr-FR',
    // What does not come in this time does not come: the next try begins.
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    // Recording takes as long again as the journey itself: only what is tried again is recorded.
    trace: 'on-first-retry',
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
    env: { PORT, LOG_LEVEL: 'warn' },
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
