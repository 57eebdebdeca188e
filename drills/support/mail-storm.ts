import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract, type Mail } from '@cadran/contract';
import { startMailServer } from '@cadran/testing/mail-server';
import { type Client, logIn } from './client.ts';
import { startPreparedServer } from './prepared-server.ts';
import { startApp } from './running-app.ts';

export interface Storm {
  /** Total invitations, 200 per request. */
  readonly invitations: number;
  readonly kills: number;
  /** A folder with the demonstration data, removed afterwards; a new one by default. */
  readonly databaseFolder?: string;
}

export interface StormReport {
  readonly sent: number;
  readonly unknown: number;
  readonly other: number;
  /** Accepted by the mail server, but marked `unknown`. */
  readonly unknownButArrived: number;
  readonly arrivedTwice: number;
  /** Marked as sent, but never received by the mail server. */
  readonly sentButLost: number;
  readonly seconds: number;
}

const BATCH_SIZE = 200;

const inviteAll = async (client: Client, campaignId: string, count: number): Promise<void> => {
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const to = Array.from(
      { length: Math.min(BATCH_SIZE, count - from) },
      (_, index) => `candidate-${from + index}@example.org`,
    );
    const body = { kind: 'invitation', campaignId, to, language: 'fr' };
    const answer = await client.send('POST', contract.email.send.path, body);
    if (answer.status !== 202) throw new Error(`The invitation answered ${answer.status}.`);
  }
};

const countOf = async (client: Client, status: string): Promise<number> => {
  const path = `/email?kind=invitation&pageSize=1&status=${status}`;
  return (await client.read<{ total: number }>(path)).total;
};

const idsOf = async (client: Client, status: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const path = `/email?kind=invitation&pageSize=200&page=${page}&status=${status}`;
    const { items } = await client.read<{ items: Mail[] }>(path);
    ids.push(...items.map(({ id }) => id));
    if (items.length < 200) return ids;
  }
};

const compare = (
  accepted: readonly string[],
  sent: readonly string[],
  unknown: readonly string[],
) => {
  const arrived = new Map<string, number>();
  for (const messageId of accepted) {
    const id = messageId.slice(1, 37);
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  return {
    unknownButArrived: unknown.filter((id) => arrived.has(id)).length,
    arrivedTwice: [...arrived.values()].filter((times) => times > 1).length,
    sentButLost: sent.filter((id) => !arrived.has(id)).length,
  };
};

/**
 * Two instances send while one of them is repeatedly killed and restarted; then compares the outbox with what the
 * mail server received.
 */
export const mailStorm = async (storm: Storm): Promise<StormReport> => {
  const { invitations, kills } = storm;
  const server = await startMailServer({ parse: false });
  const folders = [
    storm.databaseFolder ?? (await mkdtemp(join(tmpdir(), 'cadran-storm-db-'))),
    await mkdtemp(join(tmpdir(), 'cadran-storm-')),
  ] as const;
  const database = await startPreparedServer(folders[0]);
  const env = { ...database.env, SMTP_URL: server.url, MAIL_QUOTA: String(invitations) };
  const start = () => startApp(folders[1], env);
  const began = Date.now();
  const calm = await start();
  let victim = await start();
  try {
    const camille = await logIn(calm.address, 'camille', 'cadran-demo');
    const campaigns = await camille.read<{ items: { id: string }[] }>(
      '/screening/campaigns?status=open',
    );
    await inviteAll(camille, campaigns.items[0]?.id ?? '', invitations);
    for (let kill = 1; kill <= kills; kill++) {
      const enough = (invitations * kill) / (kills + 1);
      while (server.accepted.length < enough) await sleep(2);
      await victim.kill();
      victim = await start();
    }
    const watching = await logIn(calm.address, 'superadmin', 'cadran-demo');
    while ((await countOf(watching, 'queued')) > 0) await sleep(200);
    // A graceful stop finishes its mails: those still `sending` belong to killed processes.
    await Promise.all([calm.stop(), victim.stop()]);
    // Lets the leases of killed processes expire.
    await database.query(`update mails set lease_until = now() where status = 'sending'`);
    // A starting process looks for expired leases at once.
    victim = await start();
    const boss = await logIn(victim.address, 'superadmin', 'cadran-demo');
    while ((await countOf(boss, 'sending')) > 0) await sleep(200);
    const [sent, unknown] = [await idsOf(boss, 'sent'), await idsOf(boss, 'unknown')];
    return {
      sent: sent.length,
      unknown: unknown.length,
      other: invitations - sent.length - unknown.length,
      ...compare(server.accepted, sent, unknown),
      seconds: (Date.now() - began) / 1000,
    };
  } finally {
    await Promise.all([calm.stop(), victim.stop()]);
    await database.stop();
    await server.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
};
