import { createHmac } from 'node:crypto';
import { accessCodeOf, contract } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeInMail, createCodeAudit } from '../../testing/culture-audits/code-audit.ts';
import {
  buildCompleteAnswers,
  requestStart,
  respondentSession,
} from '../../testing/culture-audits/respondent-session.ts';
import { dumpDatabase } from '../../testing/database-dump.ts';
import { createMailTestApp, type MailTestApp } from '../../testing/mail-test-app.ts';
import { deriveMailedCode } from './mailed/derive-mailed-code.ts';
import { openCodeSecret } from './mailed/code-secret.ts';
import { hashCode } from './hash-code.ts';

let test: MailTestApp;
let owner: MadeUser;
beforeAll(async () => {
  test = await createMailTestApp();
  owner = await test.make.user();
});
afterAll(() => test.close());

const PEOPLE = Array.from({ length: 12 }, (_, number) => `person${number}@example.org`);

const mailedAudit = async () => {
  const audit = await createCodeAudit(test, owner);
  await audit.invite(PEOPLE);
  await test.deliverMail();
  const codes = PEOPLE.map((one) => codeInMail(test.mailServer.to(one).at(-1)));
  return { audit, codes };
};

const storedOf = async (campaignId: string) => {
  const [campaign] = await test.database.asSuperuser<{ secret: Buffer | null }>(
    'select code_secret as secret from profiling_campaigns where id = $1',
    [campaignId],
  );
  const rows = await test.database.asSuperuser<{ hash: Buffer }>(
    'select code_hash as hash from profiling_codes where campaign_id = $1',
    [campaignId],
  );
  return { secret: campaign?.secret ?? null, hashes: rows.map(({ hash }) => hash.toString('hex')) };
};

describe('a dump of the database', () => {
  it('holds no code, before closing or after', async () => {
    const { audit, codes } = await mailedAudit();
    const printed = await audit.cards(2);
    for (const dump of [
      await dumpDatabase(test),
      (await audit.close()) && (await dumpDatabase(test)),
    ])
      for (const code of [...codes, ...printed]) {
        expect(dump.replaceAll('-', '')).not.toContain(code);
        expect(dump).not.toContain(Buffer.from(code).toString('hex'));
      }
  });

  it('relates addresses and codes with the installation’s key only, which it does not hold', async () => {
    const { audit, codes } = await mailedAudit();
    const { secret: sealed, hashes } = await storedOf(audit.campaign.id);
    if (!sealed) throw new Error('no secret');
    // With the dump alone, its encrypted secret taken for the secret and for the key of the hashes.
    const attempts = PEOPLE.flatMap((address) =>
      [sealed, sealed.subarray(0, 32), sealed.subarray(28)].map((key) =>
        accessCodeOf(createHmac('sha256', key).update(address).digest()),
      ),
    );
    expect(attempts.filter((code) => codes.includes(code))).toEqual([]);
    const unkeyed = codes.flatMap((code) =>
      [sealed, audit.campaign.id].map((key) =>
        createHmac('sha256', key).update(`${audit.campaign.id}/${code}`).digest('hex'),
      ),
    );
    expect(unkeyed.filter((hash) => hashes.includes(hash))).toEqual([]);
    // With the key of the installation as well, whoever runs the machine could.
    const secret = openCodeSecret(test.secrets, sealed);
    const derived = PEOPLE.map((email) => deriveMailedCode(secret, { email, round: 0 }));
    expect(derived).toEqual(codes);
    const stored = derived.map((code) => hashCode(test.secrets, audit.campaign.id, code));
    expect(stored.map((hash) => hash.toString('hex')).toSorted()).toEqual(hashes.toSorted());
  });

  it('taken after closing relates nothing, not even with the installation’s key', async () => {
    const { audit, codes } = await mailedAudit();
    await audit.close();
    const { secret } = await storedOf(audit.campaign.id);
    expect(secret).toBeNull();
    // All that is left of the campaign under the key: every sealed or hashed value, tried as the secret.
    const values = await test.database.asSuperuser<{ value: Buffer }>(
      `select code_hash as value from profiling_codes where campaign_id = $1
       union all select secret from mails where secret is not null
       union all select proof from installation_key`,
      [audit.campaign.id],
    );
    const guesses = PEOPLE.flatMap((address) =>
      values.map(({ value }) => accessCodeOf(createHmac('sha256', value).update(address).digest())),
    );
    expect(guesses.filter((code) => codes.includes(code))).toEqual([]);
  });
});

describe('the rows of answers and codes', () => {
  const rowsOf = (table: string, id: string, campaignId: string) =>
    test.database.asSuperuser<{ id: string; xmin: string; place: string }>(
      `select ${id}::text as id, xmin::text, ctid::text as place from ${table}
       where campaign_id = $1 order by ctid`,
      [campaignId],
    );

  it('tell no order after a snapshot: new ids, one transaction, sorted by what they say', async () => {
    const { audit, codes } = await mailedAudit();
    const { campaign, me, params } = audit;
    for (const [number, code] of codes.entries()) {
      const session = respondentSession(
        test,
        (await requestStart(test, campaign.id, { code })).json(),
      );
      const told = { birthYear: 1960 + number, startDate: '2015-01-01' };
      const answers = buildCompleteAnswers(campaign, number, told);
      expect((await session.save({ ...answers, status: 'completed' })).statusCode).toBe(200);
    }
    const before = await rowsOf('profiling_answers', 'id', campaign.id);
    expect(new Set(before.map(({ xmin }) => xmin)).size).toBe(PEOPLE.length);
    const content = () =>
      test.database.asSuperuser<{ line: string }>(
        `select concat_ws(' ', perceived, desired, age_band) as line
         from profiling_answers where campaign_id = $1
         union all
         select concat_ws(' ', one.perceived, one.desired, age_band)
         from profiling_answer_groups g, unnest(g.perceived, g.desired) one (perceived, desired)
         where campaign_id = $1
         order by 1`,
        [campaign.id],
      );
    const given = await content();
    await me.call(contract.profilingResults.takeSnapshot, { params });
    await test.takeSnapshots();
    expect(await rowsOf('profiling_answers', 'id', campaign.id)).toEqual([]);
    const after = await rowsOf('profiling_answer_groups', 'id', campaign.id);
    const marked = await rowsOf('profiling_codes', 'code_hash', campaign.id);
    expect(new Set([...after, ...marked].map(({ xmin }) => xmin)).size).toBe(1);
    const old = new Set(before.map(({ id }) => id));
    expect(after.filter(({ id }) => old.has(id))).toEqual([]);
    expect(after.map(({ id }) => id)).toEqual(after.map(({ id }) => id).toSorted());
    expect(marked.map(({ id }) => id)).toEqual(marked.map(({ id }) => id).toSorted());
    // Who shares all segments is in the order of the answers.
    const groups = await test.database.asSuperuser<{ perceived: string[]; desired: string[] }>(
      'select perceived, desired from profiling_answer_groups where campaign_id = $1',
      [campaign.id],
    );
    expect(groups.some(({ perceived }) => perceived.length > 1)).toBe(true);
    for (const { perceived, desired } of groups) {
      const pairs = perceived.map((own, place) => [BigInt(own), BigInt(desired[place] ?? 0)]);
      const sorted = pairs.toSorted(
        ([a = 0n, b = 0n], [c = 0n, d = 0n]) => Number(a - c) || Number(b - d),
      );
      expect(pairs).toEqual(sorted);
    }
    expect(await content()).toEqual(given);
    expect((await audit.read()).respondents).toEqual({ opened: 0, completed: 10 });
  });

  it('of codes tell no order of invitations: each giving-out writes them all', async () => {
    const audit = await createCodeAudit(test, owner);
    for (const one of PEOPLE) await audit.invite([one]);
    const rows = await rowsOf('profiling_codes', 'code_hash', audit.campaign.id);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted());
  });
});
