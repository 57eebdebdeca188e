import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DECIDED_AT_ONCE, type Mail } from '@cadran/contract';
import { startMailServer } from '@cadran/testing/mail-server';
import { type Client, logIn } from './client.ts';
import { type PreparedServer, startPreparedServer } from './prepared-server.ts';
import { startApp } from './running-app.ts';

export interface DecisionStorm {
  readonly people: number;
  readonly kills: number;
  /** A folder with the demonstration data, removed afterwards; a new one by default. */
  readonly databaseFolder?: string;
}

export interface DecisionStormReport {
  readonly told: number;
  readonly takenBack: number;
  /** Nobody knew whether their mail had left; an operator looked and sent those again that had not. */
  readonly inDoubt: number;
  readonly toldNever: number;
  readonly toldTwice: number;
  readonly takenBackButTold: number;
  readonly seconds: number;
}

/** Every so manieth is taken back before the day is over. */
const TAKEN_BACK_EVERY = 8;

interface Person {
  readonly id: string;
  readonly email: string;
}

const addressOf = (place: number): string => `person-${place}@example.org`;

/** Finished candidates of one campaign; what they answered does not matter here. */
const insertPeople = (
  { query }: PreparedServer,
  campaignId: string,
  count: number,
): Promise<Person[]> =>
  query<{ id: string; email: string } & Record<string, unknown>>(
    `insert into screening_questionnaires
       (organization_id, campaign_id, status, language, contact, consented_at, consent_version, opened_at, completed_at)
     select c.organization_id, c.id, 'completed', 'fr', jsonb_build_object('email', 'person-' || n || '@example.org'),
       now(), 'drill', now(), now()
     from screening_campaigns c, generate_series(0, $2::int - 1) n where c.id = $1
     returning id, contact ->> 'email' as email`,
    [campaignId, count],
  );

const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / DECIDED_AT_ONCE) }, (_, index) =>
    all.slice(index * DECIDED_AT_ONCE, (index + 1) * DECIDED_AT_ONCE),
  );

const ask = async (client: Client, method: string, path: string, body?: object): Promise<void> => {
  const { status } = await client.send(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}.`);
};

const idsOf = async (client: Client, status: string): Promise<string[]> => {
  const path = `/email?kind=decision&pageSize=200&status=${status}`;
  return (await client.read<{ items: Mail[] }>(path)).items.map(({ id }) => id);
};

/**
 * Two instances tell decisions while one of them is killed again and again, both while the mails are asked for and
 * while they are sent; then compares what arrived with who was to be told.
 */
export const decisionStorm = async (storm: DecisionStorm): Promise<DecisionStormReport> => {
  const { people: count, kills } = storm;
  const server = await startMailServer();
  const folders = [
    storm.databaseFolder ?? (await mkdtemp(join(tmpdir(), 'cadran-decisions-db-'))),
    await mkdtemp(join(tmpdir(), 'cadran-decisions-')),
  ] as const;
  const database = await startPreparedServer(folders[0]);
  const env = { ...database.env, SMTP_URL: server.url, MAIL_QUOTA: String(2 * count) };
  const start = () => startApp(folders[1], env);
  const began = Date.now();
  const calm = await start();
  let victim = await start();
  const kill = async (): Promise<void> => {
    await victim.kill();
    victim = await start();
  };
  try {
    const camille = await logIn(calm.address, 'camille', 'cadran-demo');
    const campaigns = await camille.read<{ items: { id: string }[] }>(
      '/screening/campaigns?status=open',
    );
    const campaignId = campaigns.items[0]?.id ?? '';
    const mails = `/screening/campaigns/${campaignId}/decision-mails`;
    const people = await insertPeople(database, campaignId, count);
    const contents = { withReason: false, withReport: false };
    for (const [index, batch] of batchesOf(people).entries()) {
      const ids = batch.map(({ id }) => id);
      const decisions = ids.map((id) => ({ id, decision: 'rejected' }));
      await ask(camille, 'PUT', `/screening/campaigns/${campaignId}/decisions`, { decisions });
      // The instance that is asked dies, perhaps before, perhaps after it has saved: one asks again.
      const doomed = await logIn(victim.address, 'camille', 'cadran-demo');
      const asking = doomed.send('POST', mails, { ids, ...contents }).catch(() => null);
      if (index < kills / 2) await kill();
      await asking;
      await ask(camille, 'POST', mails, { ids, ...contents });
    }
    const killedAlready = Math.min(Math.ceil(kills / 2), batchesOf(people).length);
    const takenBack = people.filter((_, place) => place % TAKEN_BACK_EVERY === 0);
    for (const batch of batchesOf(takenBack))
      await ask(camille, 'POST', `${mails}/take-back`, { ids: batch.map(({ id }) => id) });
    const toTell = people.length - takenBack.length;
    // The day is over.
    await database.query(`update mails set due_at = now() where kind = 'decision'`);
    for (let done = killedAlready; done < kills; done++) {
      const enough = (toTell * (done - killedAlready + 1)) / (kills - killedAlready + 1);
      while (server.accepted.length < enough) await sleep(2);
      await kill();
    }
    const boss = await logIn(calm.address, 'superadmin', 'cadran-demo');
    while ((await idsOf(boss, 'queued')).length > 0) await sleep(200);
    // Longer than a mail takes: what is still `sending` belongs to killed processes.
    await sleep(3_000);
    await database.query(
      `update mails set status = 'unknown', lease_until = null where status = 'sending'`,
    );
    const inDoubt = await idsOf(boss, 'unknown');
    // As an operator does with the mail server's log at hand.
    const accepted = new Set(server.accepted.map((messageId) => messageId.slice(1, 37)));
    for (const id of inDoubt) if (!accepted.has(id)) await ask(boss, 'POST', `/email/${id}/retry`);
    while ((await idsOf(boss, 'queued')).length + (await idsOf(boss, 'sending')).length > 0)
      await sleep(200);
    const times = new Map<string, number>();
    for (const { envelopeTo } of server.received)
      times.set(envelopeTo, (times.get(envelopeTo) ?? 0) + 1);
    const spared = new Set(takenBack.map(({ email }) => email));
    const addresses = Array.from({ length: count }, (_, place) => addressOf(place));
    const told = addresses.filter((address) => !spared.has(address));
    return {
      told: told.filter((address) => times.get(address) === 1).length,
      takenBack: spared.size,
      inDoubt: inDoubt.length,
      toldNever: told.filter((address) => !times.has(address)).length,
      toldTwice: [...times.values()].filter((one) => one > 1).length,
      takenBackButTold: [...spared].filter((address) => times.has(address)).length,
      seconds: (Date.now() - began) / 1000,
    };
  } finally {
    await Promise.all([calm.stop(), victim.stop()]);
    await database.stop();
    await server.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
};
