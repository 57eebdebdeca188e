import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMailServer } from '@cadran/testing/mail-server';
import type { APIRequestContext } from '@playwright/test';
import { untilReady } from '../connections/connected-app.ts';
import { freePort } from '../support/free-port.ts';
import { DEMO_PASSWORD } from '../support/log-in.ts';

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const CLOCK = new URL('shifted-clock.mjs', import.meta.url).href;
const DAY = 86_400_000;

/** By so many days to noon in Europe: some mails wait for the morning. Today is left as it is. */
const shiftBy = (days: number): number =>
  days === 0 ? 0 : days * DAY + new Date().setUTCHours(11, 0, 0, 0) - Date.now();

/** The product with a mail server of its own, which can be started again so many days later on the same data. */
export const startLaterApp = async (request: APIRequestContext) => {
  const folder = await mkdtemp(join(tmpdir(), 'cadran-later-'));
  const mail = await startMailServer();
  const address = `http://localhost:${await freePort()}`;
  const launch = (days: number) =>
    spawn(process.execPath, ['--import', CLOCK, MAIN, '--no-demo'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: folder,
        PORT: new URL(address).port,
        BASE_URL: address,
        LOG_LEVEL: 'error',
        PROCESSES: '1',
        SUPERADMIN_PASSWORD: DEMO_PASSWORD,
        SMTP_URL: mail.url,
        MAIL_FROM: 'cadran@example.org',
        CLOCK_SHIFT_MS: String(shiftBy(days)),
      },
    });
  let product = launch(0);
  const stop = async (): Promise<void> => {
    product.kill('SIGTERM');
    await once(product, 'exit');
  };
  await untilReady(request, address);
  return {
    address,
    mail,
    restart: async (days: number): Promise<void> => {
      await stop();
      product = launch(days);
      await untilReady(request, address);
    },
    close: async (): Promise<void> => {
      await stop();
      await mail.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
