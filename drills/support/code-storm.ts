import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract, type Invitation, type ProfilingCampaign } from '@cadran/contract';
import { type MailServer, startMailServer } from '@cadran/testing/mail-server';
import { type Client, logIn } from './client.ts';
import { type PreparedServer, startPreparedServer } from './prepared-server.ts';
import { type RunningApp, startApp } from './running-app.ts';

export interface CodeStorm {
  readonly addresses: number;
  /** Half of them while invitations are sent, half of them while reminders are. */
  readonly kills: number;
  /** A folder with the demonstration data, removed afterwards; a new one by default. */
  readonly databaseFolder?: string;
}

export interface CodeStormReport {
  readonly mails: number;
  readonly withoutCode: number;
  readonly withTwoCodes: number;
  readonly sharedCodes: number;
  readonly withoutReminder: number;
  readonly storedCodes: number;
  /** Codes found in a dump of all tables, before closing and after. */
  readonly codesInDump: number;
  readonly secretsAfterClosing: number;
  readonly seconds: number;
}

const BATCH_SIZE = 200;
const SYMBOLS = '[2-9A-HJKMNP-Z]';
const IN_LINK = new RegExp(`#(${SYMBOLS}{12})\\b`);
const ANYWHERE = new RegExp(`\\b${SYMBOLS}{12}\\b|\\b(?:${SYMBOLS}{3}-){3}${SYMBOLS}{3}\\b`, 'g');

const send = async (client: Client, body: object): Promise<void> => {
  const { status } = await client.send('POST', contract.email.send.path, body);
  if (status !== 202) throw new Error(`The mail request answered ${status}.`);
};

const invite = async (client: Client, campaignId: string, people: readonly string[]) => {
  for (let from = 0; from < people.length; from += BATCH_SIZE) {
    const to = people.slice(from, from + BATCH_SIZE);
    await send(client, { kind: 'invitation', campaignId, to, language: 'fr' });
  }
};

/** Invites again those of whom nobody knows whether their mail arrived: they keep their code. */
const inviteUnknown = async (client: Client, campaignId: string): Promise<void> => {
  const path = `/profiling/campaigns/${campaignId}/invitations?status=unknown&pageSize=200`;
  const { items } = await client.read<{ items: Invitation[] }>(path);
  await invite(
    client,
    campaignId,
    items.map(({ email }) => email),
  );
};

const createAudit = async (client: Client): Promise<string> => {
  const body = { name: 'Audit par codes', customUrl: 'codes', access: 'codes', status: 'open' };
  const { body: made } = await client.send('POST', '/profiling/campaigns', body);
  return (made as ProfilingCampaign).id;
};

/** Ends the leases of killed processes at once, and waits until no mail is left to be sent. */
const drain = async ({ query }: PreparedServer): Promise<void> => {
  for (;;) {
    const [left] = await query<{ queued: number; sending: number }>(
      `select count(*) filter (where status = 'queued')::int as queued,
              count(*) filter (where status = 'sending')::int as sending from mails`,
    );
    if (left?.queued === 0) break;
    await sleep(500);
  }
  // Longer than a mail takes: what is still `sending` belongs to killed processes.
  await sleep(3_000);
  await query(`update mails set status = 'unknown', lease_until = null where status = 'sending'`);
};

const dumpedCodes = async ({ query }: PreparedServer): Promise<Set<string>> => {
  const tables = await query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found = new Set<string>();
  for (const { name } of tables)
    for (const { line } of await query<{ line: string }>(`select t::text as line from "${name}" t`))
      for (const [code] of line.matchAll(ANYWHERE)) found.add(code.replaceAll('-', ''));
  return found;
};

/** The codes of each address, invitation and reminders apart. */
const readMails = (server: MailServer, people: readonly string[]) => {
  const codes = new Map(people.map((one) => [one, new Set<string>()]));
  const reminded = new Set<string>();
  for (const { envelopeTo, subject, text } of server.received) {
    const code = IN_LINK.exec(text ?? '')?.[1];
    if (code !== undefined) codes.get(envelopeTo)?.add(code);
    if (/encore temps/.test(subject ?? '')) reminded.add(envelopeTo);
  }
  return { codes: [...codes.values()], reminded };
};

/**
 * Two instances mail codes, then reminders, while one of them is killed again and again; then compares what arrived:
 * each address has one code, the same in its reminder, and the database holds none of them.
 */
export const codeStorm = async (storm: CodeStorm): Promise<CodeStormReport> => {
  const { addresses, kills } = storm;
  const server = await startMailServer();
  const folders = [
    storm.databaseFolder ?? (await mkdtemp(join(tmpdir(), 'cadran-codes-db-'))),
    await mkdtemp(join(tmpdir(), 'cadran-codes-')),
  ] as const;
  const database = await startPreparedServer(folders[0]);
  const quota = String(4 * addresses);
  const start = () =>
    startApp(folders[1], { ...database.env, SMTP_URL: server.url, MAIL_QUOTA: quota });
  const began = Date.now();
  const calm = await start();
  let victim: RunningApp = await start();
  const killWhile = async (times: number, mails: number): Promise<void> => {
    const before = server.accepted.length;
    for (let kill = 1; kill <= times; kill++) {
      while (server.accepted.length - before < (mails * kill) / (times + 1)) await sleep(2);
      await victim.kill();
      victim = await start();
    }
  };
  try {
    const people = Array.from({ length: addresses }, (_, number) => `person-${number}@example.org`);
    const camille = () => logIn(calm.address, 'camille', 'cadran-demo');
    const id = await createAudit(await camille());
    await Promise.all([
      invite(await camille(), id, people),
      killWhile(Math.ceil(kills / 2), addresses),
    ]);
    await drain(database);
    await inviteUnknown(await camille(), id);
    await drain(database);
    await send(await camille(), { kind: 'reminder', campaignId: id, language: 'fr' });
    await killWhile(Math.floor(kills / 2), addresses);
    await drain(database);
    const { codes, reminded } = readMails(server, people);
    const all = codes.flatMap((own) => [...own]);
    const inDump = await dumpedCodes(database);
    await (await camille()).send('POST', `/profiling/campaigns/${id}/close`);
    for (const code of await dumpedCodes(database)) inDump.add(code);
    const count = async (text: string) =>
      (await database.query<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n ?? -1;
    return {
      mails: server.accepted.length,
      withoutCode: codes.filter((own) => own.size === 0).length,
      withTwoCodes: codes.filter((own) => own.size > 1).length,
      sharedCodes: all.length - new Set(all).size,
      withoutReminder: people.length - reminded.size,
      storedCodes: await count(`profiling_codes where campaign_id = '${id}'`),
      codesInDump: all.filter((code) => inDump.has(code)).length,
      secretsAfterClosing: await count('profiling_campaigns where code_secret is not null'),
      seconds: (Date.now() - began) / 1000,
    };
  } finally {
    await Promise.all([calm.stop(), victim.stop()]);
    await database.stop();
    await server.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
};
