import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { backoffice } from '@cadran/i18n/backoffice';
import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { freePort } from '../support/free-port.ts';

const SERVE = fileURLToPath(new URL('../../scripts/serve-fresh.ts', import.meta.url));
const MOST_CLICKS = 25;

/** An installation as its operator sees it first: an address, a name and a password on the terminal. */
const startEmpty = async () => {
  const port = String(await freePort());
  const product = spawn(process.execPath, [SERVE, '--no-demo'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: port, LOG_LEVEL: 'error' },
  });
  let printed = '';
  for await (const text of product.stdout) {
    printed += String(text);
    if (printed.includes('Ctrl-C')) break;
  }
  const [, username = ''] = /Log in as (\S+)/.exec(printed) ?? [];
  const [, password = ''] = /with the password (\S+)/.exec(printed) ?? [];
  const stop = async (): Promise<void> => {
    product.kill('SIGTERM');
    await once(product, 'exit');
  };
  return { address: `http://localhost:${port}`, username, password, stop };
};

for (const [language, locale] of [
  ['fr', 'fr-CH'],
  ['en', 'en-GB'],
] as const)
  test(`from the printed password to a candidate’s link on an empty installation (${language})`, async ({
    browser,
  }) => {
    const { address, username, password, stop } = await startEmpty();
    const context = await browser.newContext({
      locale,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    try {
      const page = await context.newPage();
      const refused: string[] = [];
      page.on('response', (response) => {
        const isForm =
          response.request().method() !== 'GET' && !response.url().endsWith('/refresh');
        if (isForm && response.status() >= 400)
          refused.push(`${response.status()} ${response.url()}`);
      });
      let clicks = 0;
      const click = async (target: Locator): Promise<void> => {
        clicks += 1;
        await target.click();
      };
      const load = <T>(area: { readonly load: (of: typeof language) => Promise<T> }) =>
        area.load(language);
      const [login, passwords, firstDay, form, clipboard, campaigns] = await Promise.all([
        load(backoffice.login),
        load(backoffice.password),
        load(backoffice.firstDay),
        load(backoffice.campaignForm),
        load(backoffice.clipboard),
        load(backoffice.campaigns),
      ]);

      await page.goto(address);
      await page.getByLabel(login.identifier).fill(username);
      await page.getByLabel(login.password, { exact: true }).fill(password);
      await click(page.getByRole('button', { name: login.connect }));
      await page.getByLabel(passwords.new, { exact: true }).fill('nobody guesses this');
      await page.getByLabel(passwords.confirmation).fill('nobody guesses this');
      await click(page.getByRole('button', { name: passwords.save }));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await click(page.getByRole('link', { name: firstDay.steps.campaign.title }));
      await expectAccessible(page);
      await click(page.getByRole('link', { name: language === 'fr' ? 'Vente' : 'Sales' }));
      await click(page.getByRole('button', { name: form.create }));
      await click(page.getByRole('button', { name: clipboard.copyThis(campaigns.link.label) }));

      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).origin).toBe(address);
      expect(refused).toEqual([]);
      expect(clicks).toBeLessThan(MOST_CLICKS);
      const candidate = await browser.newContext({ locale });
      const visit = await candidate.newPage();
      await visit.goto(link);
      await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
      await candidate.close();
    } finally {
      await context.close();
      await stop();
    }
  });
