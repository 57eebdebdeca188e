import {
  type CandidateDetails,
  contract,
  type Evidence,
  type Language,
  type NormsVersion,
} from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { simulateInstallation, type SimulatedPerson } from '@cadran/scoring/simulation';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCampaign } from '../../testing/candidates/candidate-session.ts';
import { completeCandidate } from '../../testing/candidates/complete-candidate.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { foldWaiting } from './adding/fold-waiting.ts';
import { insertWaiting } from './queries/waiting.ts';

const { evidence, organizations } = contract;

let test: TestApp;
let superadmin: MadeUser;
const people = simulateInstallation(seededRandom(3), 700);
const inLanguage = (language: Language) => people.filter((one) => one.language === language);

beforeAll(async () => {
  test = await createTestApp();
  superadmin = await test.make.superadmin();
});
afterAll(() => test.close());

const fold = () => foldWaiting({ database: test.database.database, clock: () => test.now() });

/** As completing does, all with one questionnaire, because what is added is not read from it. */
const wait = async (admin: MadeUser, some: readonly SimulatedPerson[]) => {
  const { organizationId } = admin;
  const { id } = await test.make.candidate(await test.make.screeningCampaign(admin));
  await test.database.database.withTenant(organizationId, async (tx) => {
    for (const { language, numbers } of some)
      await insertWaiting(
        tx,
        { organizationId, questionnaireId: id, instrumentVersion: INSTRUMENTS_VERSION, language },
        numbers,
      );
  });
};

const add = async (admin: MadeUser, some: readonly SimulatedPerson[]) => {
  await wait(admin, some);
  await fold();
};

const optIn = async (admin: MadeUser, addUpAnswers = true) => {
  const caller = await test.as(admin);
  const params = { id: admin.organizationId };
  const { version } = (await caller.call(organizations.read, { params })).json();
  const changed = await caller.call(organizations.update, {
    params,
    body: { settings: { addUpAnswers }, version },
  });
  expect(changed.statusCode).toBe(200);
};

const newAdmin = async (): Promise<MadeUser> => {
  const admin = await test.make.user({ role: 'admin' });
  await optIn(admin);
  return admin;
};

const ofAll = async (): Promise<Evidence> =>
  (await (await test.as(superadmin)).call(evidence.ofAll)).json();

const rowsOf = (admin: MadeUser, table: string) =>
  test.database.asSuperuser<Record<string, unknown>>(
    `select * from ${table} where organization_id = $1`,
    [admin.organizationId],
  );

describe('readings', () => {
  it('say the right thing at 0, 99, 100, 299 and 300 people', async () => {
    const admin = await newAdmin();
    const french = inLanguage('fr');
    const states = async () => {
      const { items, reliability, norms } = await ofAll();
      return [
        [items.state, items.people],
        [reliability.state, reliability.people],
        [norms[0]?.panel.state, norms[0]?.panel.people],
      ];
    };
    const none = ['too_few', 0];
    expect(await states()).toEqual([none, none, none]);
    await add(admin, french.slice(0, 99));
    const sixty = ['too_few', 60];
    expect(await states()).toEqual([sixty, sixty, sixty]);
    await add(admin, french.slice(99, 100));
    const hundred = ['too_few', 100];
    expect(await states()).toEqual([['known', 100], hundred, hundred]);
    await add(admin, french.slice(100, 299));
    expect(await states()).toEqual([
      ['known', 260],
      ['known', 260],
      ['too_few', 260],
    ]);
    await add(admin, french.slice(299, 300));
    expect(await states()).toEqual([
      ['known', 300],
      ['known', 300],
      ['known', 300],
    ]);
  });

  it('do not move when one more person comes', async () => {
    const [one, two] = [await newAdmin(), await newAdmin()];
    await add(one, [...inLanguage('fr').slice(0, 110), ...inLanguage('en').slice(0, 40)]);
    await add(two, inLanguage('fr').slice(110, 220));
    const before = await ofAll();
    await add(one, inLanguage('fr').slice(250, 251));
    expect(await ofAll()).toEqual(before);
    await add(one, inLanguage('en').slice(250, 251));
    expect(await ofAll()).toEqual(before);
    // Everything that can be read is made of whole steps, so every difference of readings is.
    const cells = await test.database.asSuperuser<{ people: number }>(
      'select people from evidence_sums where people > 0',
    );
    for (const { people: count } of cells) expect([0, 30, 60]).toContain(count % 100);
  });

  it('wait without a time or an order of the person, and leave nothing waiting once added', async () => {
    const admin = await newAdmin();
    await add(admin, inLanguage('fr').slice(0, 29));
    const waiting = await rowsOf(admin, 'evidence_waiting');
    expect(new Set(waiting.flatMap((row) => Object.keys(row)))).toEqual(
      new Set([
        'organization_id',
        'id',
        'questionnaire_id',
        'instrument_version',
        'language',
        'kind',
        'numbers',
      ]),
    );
    expect((await rowsOf(admin, 'evidence_sums')).filter((row) => row['people'] !== 0)).toEqual([]);
    await add(admin, inLanguage('fr').slice(29, 30));
    expect(await rowsOf(admin, 'evidence_waiting')).toEqual([]);
  });

  it('leave an organisation out once it opts out, and what waits of it is deleted', async () => {
    const admin = await newAdmin();
    const before = await ofAll();
    await add(admin, inLanguage('fr').slice(0, 139));
    const [withIt, waiting] = [await ofAll(), await rowsOf(admin, 'evidence_waiting')];
    expect(withIt.items.people).toBe(before.items.people + 130);
    expect(waiting.length).toBeGreaterThan(0);
    await optIn(admin, false);
    await fold();
    expect(await ofAll()).toMatchObject({
      organizations: before.organizations - 1,
      items: { people: before.items.people },
    });
    expect(await rowsOf(admin, 'evidence_waiting')).toEqual([]);
  });

  it('are added once, however many servers add at the same time', async () => {
    const admin = await newAdmin();
    await wait(admin, inLanguage('en').slice(0, 60));
    await Promise.all([fold(), fold(), fold()]);
    const sums = await rowsOf(admin, 'evidence_sums');
    expect(new Set(sums.map((row) => row['people']))).toEqual(new Set([60]));
  });
});

describe('norms', () => {
  it('are adopted from 300 people, compare candidates from then on, and can be gone back from', async () => {
    const caller = await test.as(superadmin);
    const admin = await newAdmin();
    const english = { language: 'en' as const };
    const adopting = (name: string) =>
      caller.call(evidence.adoptNorms, { body: { ...english, name } });
    const refused = await adopting('Ours');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error.code).toBe('too_few_people');

    const campaign = await createCampaign(test, admin, fullCampaign('normes'));
    const before = await completeCandidate(test, campaign, 1, english);
    await add(admin, inLanguage('en').slice(0, 300));
    const adopt = async (name: string): Promise<NormsVersion> => {
      const adopted = await adopting(name);
      expect(adopted.statusCode).toBe(201);
      return adopted.json();
    };
    const [first, second] = [await adopt('Ours'), await adopt('Ours again')];
    const after = await completeCandidate(test, campaign, 2, english);
    const normsOf = async (): Promise<[unknown, string | undefined][]> =>
      (await rowsOf(admin, 'screening_questionnaires'))
        .filter((row) => row['scored_profile'] !== null)
        .map(({ id, scored_profile: profile }) => [id, (profile as { norms?: string }).norms]);
    expect(new Map(await normsOf())).toEqual(
      new Map([
        [before.id, undefined],
        [after.id, second.id],
      ]),
    );

    const member = await test.as(admin);
    const state = async () => {
      const params = { id: campaign.id };
      const list = (await member.call(contract.screening.listCandidates, { params })).json();
      const engines = [before, after].map(async ({ id }) => {
        const one = await member.call(contract.questionnaires.read, { params: { id } });
        return one.json<CandidateDetails>().engine?.normsChanged;
      });
      return [list.mixedMethods, ...(await Promise.all(engines))];
    };
    const recompute = () =>
      member.call(contract.candidates.recomputeCampaign, { params: { id: campaign.id } });
    expect(await state()).toEqual([true, true, false]);
    expect((await recompute()).json()).toEqual({ recomputed: 1 });
    expect(await state()).toEqual([false, false, false]);
    expect(new Set((await normsOf()).map(([, id]) => id))).toEqual(new Set([second.id]));

    const inUse = async () =>
      ((await caller.call(evidence.listNorms)).json().items as NormsVersion[])
        .filter((one) => one.inUse)
        .map(({ name }) => name);
    expect(await inUse()).toEqual(['Ours again']);

    const use = (normsId: string | null, language = 'en') =>
      caller.call(evidence.chooseNorms, { body: { language, normsId } });
    expect((await use(first.id)).statusCode).toBe(200);
    expect(await inUse()).toEqual(['Ours']);
    expect((await use(first.id, 'fr')).statusCode).toBe(422);
    expect((await use(crypto.randomUUID())).statusCode).toBe(404);
    await use(null);
    expect(await inUse()).toEqual([]);
    expect(await state()).toEqual([false, true, true]);
    expect((await recompute()).json()).toEqual({ recomputed: 2 });
    expect(new Set((await normsOf()).map(([, id]) => id))).toEqual(new Set([undefined]));
  });
});
