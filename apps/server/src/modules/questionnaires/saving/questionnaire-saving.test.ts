import {
  contract,
  type SavedQuestionnaire,
  type ScreeningCampaign,
  createStamp,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CandidateSession,
  createCampaign,
  resumeCandidate,
  startCandidate,
} from '../../../testing/candidates/candidate-session.ts';
import { fullCampaign, GENEVA } from '../../../testing/candidates/full-campaign.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { screening } = contract;

let test: TestApp;
let owner: MadeUser;
let campaign: ScreeningCampaign;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.user();
  campaign = await createCampaign(test, owner, fullCampaign('saisie'));
});
afterAll(() => test.close());

const start = (): Promise<CandidateSession> => startCandidate(test, campaign.id);

/** One answer of the culture part, given at a time in a tab. */
const clicked = (type: string, at: number, tab = 0) => ({
  answers: { culture: { leadership_1: type } },
  stamps: { culture: { leadership_1: createStamp(at, tab) } },
});
const chosen = async (own: CandidateSession) =>
  (await own.read()).answers.culture?.['leadership_1'];

describe('saving', () => {
  it('stores any subset of the answers and returns them', async () => {
    const own = await start();
    const first = {
      contact: { firstName: 'Zoé', phone: null },
      answers: { values: { power_1: -1 } },
    };
    const second = {
      language: 'en',
      answers: {
        values: { power_2: 7 },
        motivations: ['learning', 'salary'],
        mobility: { homePlace: { text: 'Uzès' }, commuteTime: 0 },
        skills: [{ name: 'SQL', level: null, years: null, currentUse: false }],
        questions: { [campaign.questions[0]?.id ?? '']: false },
      },
      timings: { 'values/0': { ms: 41_000, statements: 5 } },
    };
    expect((await own.save(first)).statusCode).toBe(200);
    expect((await own.save(second)).statusCode).toBe(200);
    expect(await own.read()).toMatchObject({
      language: 'en',
      contact: { firstName: 'Zoé', phone: null },
      answers: { ...second.answers, values: { power_1: -1, power_2: 7 } },
      timings: second.timings,
    });
  });

  it('is idempotent', async () => {
    const own = await start();
    const body = {
      ...clicked('clan', 1000),
      contact: { firstName: 'A' },
      stamps: { culture: { leadership_1: 9 }, contact: { firstName: 9 } },
    };
    await own.save(body);
    const before = await own.read();
    const again = await own.save(body);
    expect(again.statusCode).toBe(200);
    expect({ ...(await own.read()), now: '' }).toEqual({ ...before, now: '' });
  });

  it('keeps the newer of two answers and returns it to the sender of the older one', async () => {
    const own = await start();
    const other = await resumeCandidate(test, own);
    await own.save(clicked('clan', 2000));
    const late = await other.save(clicked('market', 1000));
    expect(late.statusCode).toBe(200);
    expect(late.json<SavedQuestionnaire>().newer).toEqual({
      contact: {},
      answers: { culture: { leadership_1: 'clan' } },
      stamps: { culture: { leadership_1: createStamp(2000, 0) } },
    });
    expect(await chosen(own)).toBe('clan');
    const fresh = await own.save(clicked('hierarchy', 2001));
    expect(fresh.json<SavedQuestionnaire>().newer.answers).toEqual({});
    expect(await chosen(own)).toBe('hierarchy');
  });

  it('answers a device that is alone with nothing but the acknowledgement', async () => {
    const own = await start();
    await own.save(clicked('clan', 2000));
    const late = await own.save(clicked('market', 1000));
    expect(late.json<SavedQuestionnaire>().newer).toEqual({ contact: {}, answers: {}, stamps: {} });
    expect(await chosen(own)).toBe('clan');
  });

  it('orders two tabs of the same millisecond independently of arrival', async () => {
    for (const [first, second] of [
      [clicked('clan', 5, 1), clicked('market', 5, 2)],
      [clicked('market', 5, 2), clicked('clan', 5, 1)],
    ] as const) {
      const own = await start();
      await own.save(first);
      await own.save(second);
      expect(await chosen(own)).toBe('market');
    }
  });

  it('does not lose an answer when two tabs save different ones at the same time', async () => {
    const own = await start();
    const items = ['power_1', 'power_2', 'hedonism_1', 'hedonism_2', 'security_1', 'security_2'];
    const answers = await Promise.all(
      items.map((item, at) =>
        own.save({ answers: { values: { [item]: 3 } }, stamps: { values: { [item]: at } } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(items.map(() => 200));
    expect(Object.keys((await own.read()).answers.values ?? {}).toSorted()).toEqual(
      items.toSorted(),
    );
  });

  it('clears an answer, also against an older tab', async () => {
    const own = await start();
    const other = await resumeCandidate(test, own);
    await own.save(clicked('clan', 10));
    await own.save({
      answers: { culture: { leadership_1: null } },
      stamps: { culture: { leadership_1: createStamp(20, 0) } },
    });
    expect(await chosen(own)).toBeUndefined();
    const late = await other.save(clicked('market', 15));
    expect(await chosen(own)).toBeUndefined();
    expect(late.json<SavedQuestionnaire>().newer).toMatchObject({
      answers: { culture: {} },
      stamps: { culture: { leadership_1: createStamp(20, 0) } },
    });
  });

  it('keeps the longest time of a page', async () => {
    const own = await start();
    const time = (ms: number) => own.save({ timings: { 'culture/3': { ms, statements: 4 } } });
    await time(5000);
    await time(4000);
    expect((await own.read()).timings).toEqual({ 'culture/3': { ms: 5000, statements: 4 } });
    await time(5001);
    expect((await own.read()).timings['culture/3']?.ms).toBe(5001);
  });

  it('stores the city of the reference list, whatever name was sent', async () => {
    const own = await start();
    const sent = { ...GENEVA, name: { fr: '<b>x</b>', en: 'Atlantis' }, lat: 0 };
    await own.save({ answers: { mobility: { preferredCities: [sent] } } });
    expect((await own.read()).answers.mobility?.preferredCities).toEqual([GENEVA]);
  });
});

describe('a save is refused', () => {
  const [closed = '', , scale = ''] = fullCampaign('').questions.map(({ id }) => id);
  const skill = { name: 'x', level: 0, years: 0, currentUse: false };

  it.each<[string, object, string, string]>([
    ['an unknown field', { role: 'admin' }, 'role', 'unknown_field'],
    ['a status that is not for candidates', { status: 'opened' }, 'status', 'one_of'],
    ['scores', { scores: {} }, 'scores', 'unknown_field'],
    ['an unknown part', { answers: { height: 1 } }, 'answers.height', 'unknown_field'],
    [
      'an item no instrument has',
      { answers: { culture: { leadership_9: 'clan' } } },
      'answers.culture.leadership_9',
      'unknown_field',
    ],
    [
      'a culture that is none',
      { answers: { culture: { leadership_1: 'tribe' } } },
      'answers.culture.leadership_1',
      'one_of',
    ],
    [
      'a value below the scale',
      { answers: { values: { power_1: -2 } } },
      'answers.values.power_1',
      'min:-1',
    ],
    [
      'a value above the scale',
      { answers: { values: { power_1: 8 } } },
      'answers.values.power_1',
      'max:7',
    ],
    [
      'an agreement below the scale',
      { answers: { personality: { trust_1: 0 } } },
      'answers.personality.trust_1',
      'min:1',
    ],
    [
      'an agreement above the scale',
      { answers: { personality: { trust_1: 6 } } },
      'answers.personality.trust_1',
      'max:5',
    ],
    [
      'a motivation twice',
      { answers: { motivations: ['salary', 'salary'] } },
      'answers.motivations.1',
      'distinct',
    ],
    [
      'an unknown profession',
      { answers: { job: { professions: ['999'] } } },
      'answers.job.professions.0',
      'one_of',
    ],
    [
      'a profession without a letter',
      { answers: { job: { professions: ['12345'] } } },
      'answers.job.professions.0',
      'format',
    ],
    [
      'a job title that is too long',
      { answers: { experiences: { positions: ['x'.repeat(81)] } } },
      'answers.experiences.positions.0',
      'max_length:80',
    ],
    [
      'a job title twice',
      { answers: { job: { professions: ['Chef de gare', 'chefs de gare'] } } },
      'answers.job.professions.1',
      'distinct',
    ],
    [
      'a fourth sector',
      { answers: { job: { sectors: ['A', 'B', 'C', 'D'] } } },
      'answers.job.sectors',
      'max_items:3',
    ],
    [
      'a fourth position',
      { answers: { experiences: { positions: ['111', '112', '121', '122'] } } },
      'answers.experiences.positions',
      'max_items:3',
    ],
    [
      'a fourth city',
      {
        answers: { mobility: { preferredCities: ['a', 'b', 'c', 'd'].map((text) => ({ text })) } },
      },
      'answers.mobility.preferredCities',
      'max_items:3',
    ],
    [
      'a city that is on no map',
      { answers: { mobility: { homePlace: { ...GENEVA, id: 1 } } } },
      'answers.mobility.homePlace',
      'one_of',
    ],
    [
      'a seventh language',
      {
        answers: {
          languages: ['fr', 'en', 'de', 'it', 'es', 'pt', 'nl'].map((language) => ({
            language,
            level: null,
          })),
        },
      },
      'answers.languages',
      'max_items:6',
    ],
    [
      'a language that is none',
      { answers: { languages: [{ language: 'xx', level: 'a1' }] } },
      'answers.languages.0',
      'one_of',
    ],
    [
      'a skill level above 5',
      { answers: { skills: [{ ...skill, level: 6 }] } },
      'answers.skills.0.level',
      'max:5',
    ],
    [
      'a text for a closed question',
      { answers: { questions: { [closed]: 'oui' } } },
      `answers.questions.${closed}`,
      'type',
    ],
    [
      '11 on a scale of 10',
      { answers: { questions: { [scale]: 11 } } },
      `answers.questions.${scale}`,
      'max:10',
    ],
    [
      'a question of another campaign',
      { answers: { questions: { '11111111-2222-4333-8444-555555555555': true } } },
      'answers.questions.11111111-2222-4333-8444-555555555555',
      'unknown_field',
    ],
    [
      'a name of a book’s length',
      { contact: { firstName: 'a'.repeat(101) } },
      'contact.firstName',
      'max_length:100',
    ],
    [
      'a time that cannot be',
      { timings: { 'culture/1': { ms: -1, statements: 4 } } },
      'timings.culture/1.ms',
      'min:0',
    ],
  ])('with %s, and nothing of it is kept', async (_, body, path, rule) => {
    const own = await start();
    const sent = { contact: { lastName: 'Kept?' }, ...body };
    const answer = await own.save(sent);
    expect(answer.statusCode).toBe(422);
    const { fields } = answer.json().error;
    expect(fields).toMatchObject({ [path]: rule });
    expect(await own.read()).toMatchObject({ contact: {}, answers: {}, timings: {}, version: 1 });
  });

  it('with answers to a part the campaign does not ask', async () => {
    const bare = await test.make.screeningCampaign(owner);
    const own = await startCandidate(test, bare.id);
    const answer = await own.save({ answers: { motivations: ['salary'] } });
    expect(answer.json().error.fields).toEqual({ 'answers.motivations': 'unknown_field' });
  });

  it('when the campaign was closed meanwhile, without losing what was saved', async () => {
    const made = await createCampaign(test, owner, fullCampaign('fermeture'));
    const own = await startCandidate(test, made.id);
    await own.save({ contact: { firstName: 'Avant' } });
    const member = await test.as(owner);
    await member.call(screening.closeCampaign, { params: { id: made.id } });
    const refused = await own.save({ contact: { firstName: 'Après' } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.code).toBe('campaign_closed');
    await member.call(screening.openCampaign, { params: { id: made.id } });
    expect((await own.read()).contact).toEqual({ firstName: 'Avant' });
    expect((await own.save({ contact: { firstName: 'Après' } })).statusCode).toBe(200);
  });

  it('when the token has expired; the return code opens the questionnaire again', async () => {
    const own = await start();
    test.advance(14 * 24 * 3_600_000);
    expect((await own.save({})).statusCode).toBe(401);
    const again = await (
      await test.anonymous()
    ).call(contract.questionnaires.resume, {
      body: { campaignId: campaign.id, code: own.resumeCode },
    });
    expect(again.statusCode).toBe(200);
  });

  it('logs no answers', async () => {
    const own = await start();
    await own.save({ contact: { lastName: 'Canari-du-journal' } });
    expect(test.logLines.join('')).not.toMatch(/Canari-du-journal|192\.0\.2\.1/);
    expect(test.logLines.join('')).not.toContain(own.id);
  });
});

describe('a page', () => {
  const begun = async () => {
    const [row] = await test.database.asSuperuser<{ count: number }>(
      'select count from throttles where key = $1',
      [`begun:${owner.organizationId}`],
    );
    return row?.count ?? 0;
  };

  it('that is the first one counts its candidate as begun, whoever begins at the same moment', async () => {
    const others = await Promise.all(Array.from({ length: 6 }, start));
    const before = await begun();
    await Promise.all(others.map((other) => other.save(clicked('clan', 1))));
    await Promise.all(others.map((other) => other.save(clicked('market', 2))));
    expect(await begun()).toBe(before + others.length);
  });

  it('is checked by the rules of a campaign that was changed meanwhile', async () => {
    const made = await createCampaign(test, owner, fullCampaign('rules'));
    const own = await startCandidate(test, made.id);
    expect((await own.save(clicked('clan', 1))).statusCode).toBe(200);
    const changed = await (
      await test.as(owner)
    ).call(screening.updateCampaign, {
      params: { id: made.id },
      body: { version: made.version, profile: { ...made.profile, culture: null } },
    });
    expect(changed.statusCode).toBe(200);
    const answer = await own.save(clicked('market', 2));
    expect(answer.json().error.fields).toEqual({ 'answers.culture': 'unknown_field' });
  });

  it('of an organisation that was deactivated is told that the campaign is closed', async () => {
    const stranger = await test.make.user();
    const made = await createCampaign(test, stranger, fullCampaign('inactive'));
    const own = await startCandidate(test, made.id);
    await test.database.asSuperuser(
      `update organizations set status = 'inactive' where organization_id = $1`,
      [stranger.organizationId],
    );
    const answer = await own.save(clicked('clan', 1));
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'campaign_closed']);
  });

  it('of a token that is gone is not saved, and nothing about it is told', async () => {
    const own = await start();
    await test.database.asSuperuser('delete from access_tokens where questionnaire_id = $1', [
      own.id,
    ]);
    for (const body of [clicked('clan', 1), { answers: { height: 1 } }])
      expect((await own.save(body)).statusCode).toBe(401);
    const rows = await test.database.asSuperuser(
      'select from screening_saves where questionnaire_id = $1',
      [own.id],
    );
    expect(rows).toEqual([]);
  });

  it('is not saved in somebody else’s questionnaire', async () => {
    const [own, other] = [await start(), await start()];
    const answer = await own.caller.call(contract.questionnaires.save, {
      params: { id: other.id },
      body: clicked('clan', 1),
    });
    expect(answer.statusCode).toBe(404);
    expect((await other.read()).answers).toEqual({});
  });

  it('with the address of somebody who was invited is linked to the invitation', async () => {
    const own = await start();
    const invited = await (
      await test.as(owner)
    ).call(contract.email.send, {
      body: {
        kind: 'invitation',
        campaignId: campaign.id,
        to: ['zoe@example.org'],
        language: 'fr',
      },
    });
    expect(invited.statusCode).toBe(202);
    await own.save({ contact: { email: 'Zoe@example.org' } });
    const rows = await test.database.asSuperuser(
      'select questionnaire_id from invitations where screening_campaign_id = $1',
      [campaign.id],
    );
    expect(rows).toEqual([{ questionnaire_id: own.id }]);
  });
});
