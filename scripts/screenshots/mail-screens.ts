import { randomUUID } from 'node:crypto';
import { enterNewcomer } from './newcomer.ts';
import { settled, type Sitter, type Studio } from './studio.ts';

interface Invitations {
  readonly items: readonly { readonly status: string; readonly error: string | null }[];
}

/** One of each: it leaves, it is put off, it comes back. */
const PEOPLE = [
  { email: 'zoe.martin@example.org', name: 'Zoé Martin' },
  { email: 'busy.hugo@example.org', name: 'Hugo Zbinden' },
  { email: 'gone.paul@example.org', name: 'Paul Durand' },
  { email: 'full.anne-sophie.de-la-rochefoucauld@a-rather-long-name-of-a-company.example.org' },
];

const isAnswered = ({ items }: Invitations): boolean =>
  items.every(({ status, error }) => status !== 'queued' || error !== null);

const untilAnswered = async ({ ask, page }: Sitter, path: string): Promise<void> => {
  while (!isAnswered(await ask<Invitations>(`${path}/invitations`))) await page.waitForTimeout(300);
};

/** Nobody invited, the form as it comes, refused and filled in, then what became of every mail. */
const invitations = async (sitter: Sitter, module: 'screening' | 'profiling'): Promise<void> => {
  const { page, language, open, shoot, ask } = sitter;
  const name = module === 'screening' ? 'Chargée de clientèle (H/F)' : 'Baromètre de printemps';
  const { id } = await ask<{ id: string }>(`/${module}/campaigns`, {
    name,
    customUrl: `picture-${randomUUID().slice(0, 8)}`,
    status: 'open',
    ...(module === 'screening' && { profile: {} }),
  });
  const path = `/${module}/campaign/${id}/invitations`;
  await open(path);
  await shoot(`mail/${module}-nobody`);
  await open(`${path}/new`);
  await shoot(`mail/${module}-compose`);
  const send = page.locator('form button[type=submit]');
  await send.click();
  await shoot(`mail/${module}-compose-refused`);
  await page.locator('textarea').first().fill('Zoé Martin <zoe.martin@example.org>\nmarie@\npaul');
  // What is read from a text is shown a moment after the last key.
  await page.waitForTimeout(1500);
  await shoot(`mail/${module}-compose-filled`);
  await ask('/email', { kind: 'invitation', campaignId: id, to: PEOPLE, language });
  await untilAnswered(sitter, `/${module}/campaigns/${id}`);
  await page.evaluate('onbeforeunload = null');
  await open(path);
  await shoot(`mail/${module}-invitations`);
};

/** What recruiters see of their mails, and the super admin of all of them. */
export const mailScreens = async (studio: Studio): Promise<void> => {
  const sitter = await enterNewcomer(studio, 'admin');
  await invitations(sitter, 'screening');
  await invitations(sitter, 'profiling');
  await sitter.leave();

  const owner = await studio.enter('superadmin');
  const { page, open, shoot } = owner;
  await open('/superadmin/outbox');
  await shoot('mail/outbox');
  await open('/superadmin/outbox?status=failed');
  await page.locator('.list-pair button').first().click();
  await page.getByRole('figure').waitFor();
  await settled(page);
  await shoot('mail/read', false);
  await page.keyboard.press('Escape');
  await page.route('**/api/email/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), configured: false } });
  });
  await open('/superadmin/outbox');
  await shoot('mail/outbox-without-server');
  await owner.leave();
};
