import { enterNewcomer } from './newcomer.ts';
import { settled, type Sitter, type Studio } from './studio.ts';

/** Presses what a card offers to add, fills in its form, and looks at what is shown this once. */
const add = async (
  { page, shoot }: Sitter,
  card: number,
  name: string,
  fill: (dialog: ReturnType<Sitter['page']['getByRole']>) => Promise<void>,
): Promise<void> => {
  await page.locator('main .card').nth(card).getByRole('button').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.locator('button[type=submit]').click();
  await shoot(`connections/${name}-refused`, false);
  await fill(dialog);
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('code').first().waitFor();
  await settled(page);
  await shoot(`connections/${name}-once`, false);
  await dialog.getByRole('button').last().click();
};

/** Keys, notices, the reference of the API, and an organisation's own log-in page. */
export const connectionScreens = async (studio: Studio): Promise<void> => {
  const sitter = await enterNewcomer(studio, 'admin');
  const { page, open, shoot, leave } = sitter;
  await open('/admin/organization/integration');
  await add(sitter, 0, 'key', async (dialog) => {
    await dialog.locator('[name=name]').fill('SIRH');
    await dialog.getByRole('checkbox').first().check();
  });
  await add(sitter, 1, 'webhook', (dialog) =>
    dialog.locator('[name=url]').fill('https://hooks.example.org/cadran'),
  );
  await settled(page);
  await shoot('connections/integration');
  await open('/admin/organization/sign-in');
  await shoot('connections/sign-in');
  await page.goto('/api/docs/');
  await page.locator('h1').first().waitFor();
  await settled(page);
  await shoot('connections/api-docs', false);
  await leave();
};
