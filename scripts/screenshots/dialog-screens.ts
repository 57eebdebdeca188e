import { settled, type Sitter } from './studio.ts';

const dialog = async ({ page }: Sitter): Promise<void> => {
  await page.getByRole('dialog').first().waitFor();
  await settled(page);
};

/** What every entry of the first line's menu asks before it acts, or says once it has. */
const menuDialogs = async (sitter: Sitter, path: string, name: string): Promise<void> => {
  const { page, open, shoot } = sitter;
  await open(path);
  const button = page.locator('.list-rows [aria-haspopup=menu]').first();
  const entries = page.getByRole('menuitem');
  const openMenu = async (): Promise<void> => {
    if (await entries.first().isVisible()) await page.keyboard.press('Escape');
    await button.click();
    await entries.first().waitFor();
  };
  await openMenu();
  const count = await entries.count();
  await shoot(`dialogs/${name}-menu`, false, openMenu);
  for (let place = 0; place < count; place += 1) {
    await open(path);
    await button.click();
    const entry = entries.nth(place);
    await entry.waitFor();
    if ((await entry.getAttribute('href')) !== null) continue;
    await entry.click();
    await page.locator('[role=dialog], [role=alert]').first().waitFor();
    await settled(page);
    await shoot(`dialogs/${name}-${place}`, false);
  }
};

/** What is typed is asked about before it is thrown away. */
const addDialog = async (sitter: Sitter, path: string, name: string): Promise<void> => {
  const { page, open, shoot } = sitter;
  await open(path);
  await page.locator('.page-actions button').last().click();
  await dialog(sitter);
  await shoot(`dialogs/${name}-add`, false);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await shoot(`dialogs/${name}-refused`, false);
};

export const memberDialogs = async (sitter: Sitter): Promise<void> => {
  await menuDialogs(sitter, '/screening', 'screening');
  await menuDialogs(sitter, '/profiling', 'audit');
  await sitter.leave();
};

export const administrationDialogs = async (sitter: Sitter, scope: 'admin' | 'superadmin') => {
  await addDialog(sitter, `/${scope}/users`, `${scope}-user`);
  await menuDialogs(sitter, `/${scope}/users`, `${scope}-user`);
  if (scope === 'superadmin') {
    await addDialog(sitter, '/superadmin/organizations', 'organization');
    await menuDialogs(sitter, '/superadmin/organizations', 'organization');
  }
  await sitter.leave();
};
