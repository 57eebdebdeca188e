import { randomUUID } from 'node:crypto';
import { contract, createStamp, type SavedQuestionnaire } from '@cadran/contract';
import type { Statement } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CandidateSession,
  createCampaign,
  startCandidate,
} from '../../../testing/candidates/candidate-session.ts';
import { fullCampaign } from '../../../testing/candidates/full-campaign.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { screening } = contract;

let test: TestApp;
let owner: MadeUser;
let campaignId: string;
let own: CandidateSession;
const statements: Statement[] = [];
let started = 0;
const page = (type: string, at: number) => ({
  answers: { culture: { leadership_1: type } },
  stamps: { culture: { leadership_1: createStamp(at, 0) } },
});
/** The functions and tables that the statements since the last call name. */
const named = () =>
  statements
    .splice(0)
    .map(({ text }) => /(?:from|into|update|cross join) "?(?!jsonb|unnest)(\w+)/.exec(text)?.[1]);
/** What a save calls on. */
const asked = async (body: object) => {
  statements.length = 0;
  const answer = await own.save(body);
  const names = named();
  return { status: answer.statusCode, code: answer.json().error?.code as unknown, names };
};

beforeAll(async () => {
  test = await createTestApp({}, { onStatement: (statement) => statements.push(statement) });
  owner = await test.make.user();
});
beforeEach(async () => {
  campaignId = (await createCampaign(test, owner, fullCampaign(`page-${(started += 1)}`))).id;
  own = await startCandidate(test, campaignId);
  expect((await own.save(page('clan', 1))).statusCode).toBe(200);
});
afterAll(() => test.close());

describe('a page after the first one', () => {
  it('is saved by one statement', async () => {
    expect(await asked(page('market', 2))).toEqual({
      status: 200,
      code: undefined,
      names: ['save_screening_answers'],
    });
    expect((await own.read()).answers.culture).toEqual({ leadership_1: 'market' });
  });

  it('is saved by one statement in the language that was just chosen', async () => {
    await own.save({ ...page('market', 2), language: 'en' });
    expect((await asked(page('clan', 3))).names).toEqual(['find_access', 'save_screening_answers']);
    expect((await asked(page('clan', 4))).names).toEqual(['save_screening_answers']);
    const rows = await test.database.asSuperuser<{ languages: object }>(
      'select languages from screening_answers where questionnaire_id = $1',
      [own.id],
    );
    expect(rows).toEqual([{ languages: { leadership_1: 'en' } }]);
  });

  it('that is older than what is stored gets that back', async () => {
    await own.save(page('market', 3));
    const late = await own.save(page('clan', 2));
    expect(late.json<SavedQuestionnaire>().newer.answers).toEqual({
      culture: { leadership_1: 'market' },
    });
  });

  it('is checked by the rules of a campaign that was changed meanwhile', async () => {
    const member = await test.as(owner);
    const read = await member.call(screening.readCampaign, { params: { id: campaignId } });
    const { profile, version } = read.json<{ profile: object; version: number }>();
    const changed = await member.call(screening.updateCampaign, {
      params: { id: campaignId },
      body: { version, profile: { ...profile, culture: null } },
    });
    expect(changed.statusCode).toBe(200);
    const answer = await own.save(page('market', 2));
    expect(answer.json().error.fields).toEqual({ 'answers.culture': 'unknown_field' });
  });
});

it('counts everybody who begins at the same moment', async () => {
  const begun = async () => {
    const [row] = await test.database.asSuperuser<{ count: number }>(
      'select count from throttles where key = $1',
      [`begun:${owner.organizationId}`],
    );
    return row?.count ?? 0;
  };
  const others = await Promise.all(
    Array.from({ length: 6 }, () => startCandidate(test, campaignId)),
  );
  const before = await begun();
  await Promise.all(others.map((other) => other.save(page('clan', 1))));
  expect(await begun()).toBe(before + others.length);
});

describe('contact details', () => {
  const contact = (email: string, at: number) => ({
    contact: { firstName: 'Zoé', email },
    stamps: { contact: { firstName: at, email: at } },
  });

  it('are saved with their page by one statement', async () => {
    expect(await asked({ ...page('market', 2), ...contact('zoe@example.org', 2) })).toEqual({
      status: 200,
      code: undefined,
      names: ['save_screening_answers'],
    });
    expect((await own.read()).contact).toEqual({ firstName: 'Zoé', email: 'zoe@example.org' });
  });

  it('that are older than what is stored get that back', async () => {
    await own.save(contact('new@example.org', 3));
    const { version } = await own.read();
    const late = await own.save(contact('old@example.org', 2));
    expect(late.json<SavedQuestionnaire>()).toMatchObject({
      version,
      newer: { contact: { firstName: 'Zoé', email: 'new@example.org' } },
    });
  });

  it('of somebody who was invited link the invitation', async () => {
    const member = await test.as(owner);
    const invited = await member.call(contract.email.send, {
      body: { kind: 'invitation', campaignId, to: ['zoe@example.org'], language: 'fr' },
    });
    expect(invited.statusCode).toBe(202);
    const { names } = await asked(contact('Zoe@example.org', 2));
    expect(names).toContain('invitations');
    const rows = await test.database.asSuperuser(
      'select questionnaire_id from invitations where screening_campaign_id = $1',
      [campaignId],
    );
    expect(rows).toEqual([{ questionnaire_id: own.id }]);
  });
});

describe('saves of the same moment', () => {
  it('of several organisations and campaigns are saved by one statement', async () => {
    const stranger = await createCampaign(test, await test.make.user(), fullCampaign('other'));
    const others = [own, await startCandidate(test, stranger.id)];
    for (const other of others) await other.save(page('clan', 1));
    statements.length = 0;
    const answers = await Promise.all(others.map((other) => other.save(page('market', 2))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(named()).toEqual(['save_screening_answers']);
    for (const other of others)
      expect((await other.read()).answers.culture).toEqual({ leadership_1: 'market' });
  });

  it('of one questionnaire are all kept', async () => {
    const items = ['power_1', 'power_2', 'hedonism_1', 'hedonism_2'];
    const versions = await Promise.all(
      items.map(async (item) => {
        const answer = await own.save({ answers: { values: { [item]: 3 } } });
        return answer.json<SavedQuestionnaire>().version;
      }),
    );
    expect(new Set(versions).size).toBe(items.length);
    expect(Object.keys((await own.read()).answers.values ?? {}).toSorted()).toEqual(
      items.toSorted(),
    );
  });

  it('do not wait for one that must, nor hear of one that is refused', async () => {
    const [held, gone] = [own, await startCandidate(test, campaignId)];
    const free = await startCandidate(test, campaignId);
    for (const other of [gone, free]) await other.save(page('clan', 1));
    await test.database.asSuperuser('delete from access_tokens where questionnaire_id = $1', [
      gone.id,
    ]);
    const { waiting } = await test.database.database.withTenant(
      owner.organizationId,
      async (tx) => {
        await tx.sql.execute(
          sql`select from screening_questionnaires where id = ${held.id} for update`,
        );
        const late = held.save(page('market', 2));
        const answers = await Promise.all(
          [gone, free].map((other) => other.save(page('market', 2))),
        );
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 200]);
        return { waiting: late };
      },
    );
    expect((await waiting).statusCode).toBe(200);
    expect((await held.read()).answers.culture).toEqual({ leadership_1: 'market' });
  });
});

describe('a start', () => {
  it('takes one statement beside the token and the limit of the address', async () => {
    statements.length = 0;
    await startCandidate(test, campaignId);
    const names = named();
    // The first is the visitor's own token.
    expect(names).toEqual([
      'access_tokens',
      'find_access',
      'throttles',
      'start_screening_questionnaire',
    ]);
  });

  it('that is repeated opens the same questionnaire', async () => {
    const startKey = randomUUID();
    const first = await startCandidate(test, campaignId, { startKey });
    const again = await startCandidate(test, campaignId, { startKey });
    expect(again.id).toBe(first.id);
    expect(again.token).not.toBe(first.token);
    expect((await again.save(page('market', 5))).statusCode).toBe(200);
  });
});

describe('a token that was remembered', () => {
  const forget = () =>
    test.database.asSuperuser('delete from access_tokens where questionnaire_id = $1', [own.id]);

  it('saves nothing once it is gone', async () => {
    await forget();
    expect(await asked(page('market', 2))).toMatchObject({ status: 401, code: 'unauthenticated' });
    const rows = await test.database.asSuperuser<{ answers: object }>(
      'select answers from screening_answers where questionnaire_id = $1',
      [own.id],
    );
    expect(rows).toEqual([{ answers: { leadership_1: 'clan' } }]);
  });

  it('learns nothing about what it sends once it is gone', async () => {
    await forget();
    for (const body of [{ answers: { height: 1 } }, { answers: { culture: { nonsense: 'clan' } } }])
      expect(await asked(body)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('saves nothing after it has expired', async () => {
    test.advance(14 * 24 * 3_600_000);
    expect(await asked(page('market', 2))).toMatchObject({ status: 401 });
  });

  it('of an organisation that was deactivated is told that the campaign is closed', async () => {
    const status = (to: string) =>
      test.database.asSuperuser(`update organizations set status = $2 where organization_id = $1`, [
        owner.organizationId,
        to,
      ]);
    await status('inactive');
    expect(await asked(page('market', 2))).toMatchObject({ status: 409, code: 'campaign_closed' });
    await status('active');
    expect(await asked(page('market', 3))).toMatchObject({ status: 200 });
  });

  it('does not open the questionnaire of somebody else', async () => {
    const other = await startCandidate(test, campaignId);
    const answer = await test.withToken(own.token).call(contract.questionnaires.save, {
      params: { id: other.id },
      body: page('market', 2),
    });
    expect(answer.statusCode).toBe(404);
    expect((await other.read()).answers).toEqual({});
  });
});
