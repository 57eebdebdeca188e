import { waitUntilIdle, type ScreenshotSession } from '../screenshot-session.ts';

const dialog = async ({ page }: ScreenshotSession): Promise<void> => {
  await page.getByRole('dialog').first().waitFor();
  await waitUntilIdle(page);
};

/** The dialog or notification of every entry of the first row's menu. */
const menuDialogs = async (
  session: ScreenshotSession,
  path: string,
  name: string,
): Promise<void> => {
  const { page, open, capture } = session;
  await open(path);
  const button = page.locator('main :is(td, li) [aria-haspopup=menu]').first();
  const entries = page.getByRole('menuitem');
  const openMenu = async (): Promise<void> => {
    if (await entries.first().isVisible()) await page.keyboard.press('Escape');
    await button.click();
    await entries.first().waitFor();
  };
  await openMenu();
  const count = await entries.count();
  await capture(`dialogs/${name}-menu`, false, openMenu);
  for (let place = 0; place < count; place += 1) {
    await open(path);
    await button.click();
    const entry = entries.nth(place);
    await entry.waitFor();
    if ((await entry.getAttribute('href')) !== null) continue;
    // A file that is downloaded shows nothing. Whichever does not come ends with the page.
    const shown = page
      .locator('[role=dialog], [role=alert]')
      .first()
      .waitFor()
      .then(() => true)
      .catch(() => false);
    const downloaded = page
      .waitForEvent('download')
      .then(() => false)
      .catch(() => true);
    await entry.click();
    if (!(await Promise.race([shown, downloaded]))) continue;
    await waitUntilIdle(page);
    await capture(`dialogs/${name}-${place}`, false);
  }
};

/** The question before typed text is discarded. */
const addDialog = async (session: ScreenshotSession, path: string, name: string): Promise<void> => {
  const { page, open, capture } = session;
  await open(path);
  await page.locator('[data-testid=page-actions] button').last().click();
  await dialog(session);
  await capture(`dialogs/${name}-add`, false);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await capture(`dialogs/${name}-refused`, false);
};

export const memberDialogs = async (session: ScreenshotSession): Promise<void> => {
  await menuDialogs(session, '/screening', 'screening');
  await menuDialogs(session, '/profiling', 'audit');
  await session.leave();
};

export const administrationDialogs = async (
  session: ScreenshotSession,
  scope: 'admin' | 'superadmin',
) => {
  await addDialog(session, `/${scope}/users`, `${scope}-user`);
  await menuDialogs(session, `/${scope}/users`, `${scope}-user`);
  if (scope === 'superadmin') {
    await addDialog(session, '/superadmin/organizations', 'organization');
    await menuDialogs(session, '/superadmin/organizations', 'organization');
  }
  await session.leave();
};
