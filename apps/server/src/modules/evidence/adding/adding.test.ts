import { contract, type OrganizationEvidence, type ScreeningCampaign } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeCandidate } from '../../../testing/candidates/complete-candidate.ts';
import {
  type CandidateSession,
  createCampaign,
} from '../../../testing/candidates/candidate-session.ts';
import { fullCampaign } from '../../../testing/candidates/full-campaign.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { refreshReadings } from '../reading/refresh-readings.ts';
import { compareSums } from '../rebuild/compare-sums.ts';
import { rebuildSums } from '../rebuild/rebuild-sums.ts';
import { foldWaiting } from './fold-waiting.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const services = () => ({ database: test.database.database, clock: () => test.now() });

const newCampaign = async (
  name: string,
  addUpAnswers: boolean,
): Promise<{ admin: MadeUser; campaign: ScreeningCampaign }> => {
  const admin = await test.make.user({ role: 'admin' });
  const caller = await test.as(admin);
  const params = { id: admin.organizationId };
  const { version } = (await caller.call(contract.organizations.read, { params })).json();
  await caller.call(contract.organizations.update, {
    params,
    body: { settings: { addUpAnswers }, version },
  });
  return { admin, campaign: await createCampaign(test, admin, fullCampaign(name)) };
};

const erase = ({ caller, id, resumeCode }: CandidateSession) =>
  caller.call(contract.privacy.erase, { params: { id }, body: { code: resumeCode } });

const rowsOf = ({ organizationId }: MadeUser, table: string) =>
  test.database.asSuperuser<Record<string, unknown>>(
    `select * from ${table} where organization_id = $1`,
    [organizationId],
  );
const kindsOf = async (admin: MadeUser, table: string) =>
  (await rowsOf(admin, table)).map((row) => String(row['kind'])).toSorted();

describe('completing', () => {
  it('hands nothing over where the organisation has not opted in', async () => {
    const { admin, campaign } = await newCampaign('sans', false);
    const asked = await (
      await test.anonymous()
    ).call(contract.screening.readCampaign, {
      params: { id: campaign.id },
    });
    expect(asked.json()).toMatchObject({ addsUpAnswers: false });
    const own = await completeCandidate(test, campaign, 1);
    expect(await rowsOf(admin, 'evidence_waiting')).toEqual([]);
    const [row] = await rowsOf(admin, 'screening_questionnaires');
    expect(row).toMatchObject({ id: own.id, added_up: false });
  });

  it('hands nothing over of somebody who says no', async () => {
    const { admin, campaign } = await newCampaign('non', true);
    const asked = await (
      await test.anonymous()
    ).call(contract.screening.readCampaign, {
      params: { id: campaign.id },
    });
    expect(asked.json()).toMatchObject({ addsUpAnswers: true });
    await completeCandidate(test, campaign, 1, { addUpAnswers: false });
    expect(await rowsOf(admin, 'evidence_waiting')).toEqual([]);
    expect(await rowsOf(admin, 'screening_questionnaires')).toMatchObject([{ added_up: false }]);
  });

  it('hands answers over with the scores, once, and they are refused together', async () => {
    const { admin, campaign } = await newCampaign('oui', true);
    const own = await completeCandidate(test, campaign, 1);
    await own.save({ status: 'completed' });
    const kinds = await kindsOf(admin, 'evidence_waiting');
    expect(kinds.slice(0, 2)).toEqual(['personality', expect.stringMatching(/^scores\/culture\+/)]);
    expect(kinds.at(-1)).toBe('values');
    expect(new Set(kinds).size).toBe(kinds.length);
    const personality = (await rowsOf(admin, 'evidence_waiting')).find(
      ({ kind }) => kind === 'personality',
    );
    expect(personality?.['numbers']).toHaveLength(120);
  });

  it('leaves no row of somebody who is erased before being added', async () => {
    const { admin, campaign } = await newCampaign('efface', true);
    const [one, other] = [
      await completeCandidate(test, campaign, 1),
      await completeCandidate(test, campaign, 2),
    ];
    await erase(one);
    const left = await rowsOf(admin, 'evidence_waiting');
    expect(new Set(left.map((row) => row['questionnaire_id']))).toEqual(new Set([other.id]));
    const dump = await test.database.asSuperuser<{ rows: number }>(
      `select count(*)::integer as rows from evidence_sums where organization_id = $1 and people > 0`,
      [admin.organizationId],
    );
    expect(dump).toEqual([{ rows: 0 }]);
  });
});

describe('thirty people', () => {
  it('stay in the sums when one is erased; the check says so, and finds what was changed', async () => {
    const { admin, campaign } = await newCampaign('trente', true);
    const all = [];
    for (let seed = 1; seed <= 30; seed += 1)
      all.push(await completeCandidate(test, campaign, seed));
    expect((await compareSums(services().database)).every(({ state }) => state === 'equal')).toBe(
      true,
    );
    await foldWaiting(services());
    const cells = (await compareSums(services().database)).filter(
      ({ key }) => key.organizationId === admin.organizationId,
    );
    expect(cells.length).toBeGreaterThanOrEqual(2);
    expect(cells.every(({ state }) => state === 'equal')).toBe(true);

    const before = await rowsOf(admin, 'evidence_sums');
    const [erased] = all;
    if (erased) await erase(erased);
    expect(await rowsOf(admin, 'screening_questionnaires')).toHaveLength(29);
    expect(await rowsOf(admin, 'evidence_sums')).toEqual(before);
    expect(await rowsOf(admin, 'evidence_waiting')).toEqual([]);
    const after = (await compareSums(services().database)).filter(
      ({ key }) => key.organizationId === admin.organizationId,
    );
    expect(
      new Set(after.map(({ state, running, stored }) => `${state} ${running} ${stored}`)),
    ).toEqual(new Set(['erased 30 29']));

    // One person fewer could be read off by the difference, so broken sums are not made anew from 29.
    const spoil = (people: number) =>
      test.database.asSuperuser(
        `update evidence_sums set people = $2, counts = '' where organization_id = $1`,
        [admin.organizationId, people],
      );
    await spoil(28);
    const kept = await rebuildSums(services().database, test.now());
    expect(kept.rebuilt).toEqual([]);
    await completeCandidate(test, campaign, 31);
    await test.database.asSuperuser('delete from evidence_sums where organization_id = $1', [
      admin.organizationId,
    ]);
    await test.database.asSuperuser('delete from evidence_waiting where organization_id = $1', [
      admin.organizationId,
    ]);
    const made = await rebuildSums(services().database, test.now());
    expect(made.rebuilt.length).toBe(cells.length);
    const again = (await compareSums(services().database)).filter(
      ({ key }) => key.organizationId === admin.organizationId,
    );
    expect(again.every(({ state }) => state === 'equal')).toBe(true);
  });

  it('do not show one person by subtracting a group from a larger one', async () => {
    const { admin, campaign } = await newCampaign('difference', true);
    const caller = await test.as(admin);
    const bornIn = async (
      birthDate: string,
      nationalities: string[],
      verdict: 'fits' | 'does_not_fit',
    ) => {
      const { id } = await test.make.candidate(campaign, {
        status: 'completed',
        completedAt: test.now(),
        addedUp: true,
        verdict,
        displayed: 80,
      });
      await test.database.asSuperuser(`insert into screening_answers values ($1, $2, $3, '{}')`, [
        admin.organizationId,
        id,
        { individual: { birthDate, nationalities } },
      ]);
    };
    for (let n = 0; n < 60; n += 1) await bornIn('1998-05-01', ['FR'], 'does_not_fit');
    await bornIn('1960-05-01', ['FR'], 'fits');
    await bornIn('1998-05-01', ['FR', 'BE'], 'fits');
    await refreshReadings(services());
    const params = { id: admin.organizationId };
    const { impact }: OrganizationEvidence = (
      await caller.call(contract.evidence.ofOrganization, { params })
    ).json();
    const fitting = impact.comparisons.filter(({ stage }) => stage === 'fits');
    const shown = fitting.flatMap(({ groups }) => groups.filter(({ state }) => state === 'known'));
    // By language, age, nationality, and language with age: always the same sixty.
    expect(shown.map(({ people: count }) => count)).toEqual([60, 60, 60, 60]);
    for (const group of shown) expect(group).toMatchObject({ selected: 0 });
    const missing = fitting.flatMap(({ groups }) =>
      groups.filter(({ state }) => state === 'too_few'),
    );
    expect(missing.length).toBeGreaterThanOrEqual(2);
    expect(missing.every(({ people: count }) => count === 0)).toBe(true);
  });

  it('are compared in selection and decisions from 30 a group and 20 decisions, in steps', async () => {
    const { admin, campaign } = await newCampaign('choix', true);
    const caller = await test.as(admin);
    const read = async (): Promise<OrganizationEvidence> => {
      await refreshReadings(services());
      const params = { id: admin.organizationId };
      return (await caller.call(contract.evidence.ofOrganization, { params })).json();
    };
    const make = async (many: number, decision: 'hired' | 'rejected' | 'undecided') => {
      for (let n = 0; n < many; n += 1)
        await test.make.candidate(campaign, {
          status: 'completed',
          addedUp: true,
          verdict: 'fits',
          displayed: 80,
          decision,
          ...(decision !== 'undecided' && { decidedAt: test.now(), decidedBy: admin.id }),
        });
    };
    await make(19, 'rejected');
    await make(10, 'undecided');
    const early = await read();
    expect(early.oversight).toMatchObject({ state: 'too_few', people: 0, needed: 20 });
    expect(early.impact.comparisons[0]?.groups).toMatchObject([{ state: 'too_few', needed: 30 }]);
    await make(1, 'rejected');
    const known = await read();
    expect(known.oversight).toMatchObject({
      state: 'known',
      people: 20,
      figures: {
        againstVerdict: { count: 20, of: 20 },
        underOneMinute: { count: 20, of: 20 },
        changedAfterTold: { count: 0, of: 0 },
      },
    });
    const hired = known.impact.comparisons.find(({ stage }) => stage === 'hired');
    expect(hired?.groups).toMatchObject([
      { state: 'known', people: 30, selected: 0, rate: 0, ratio: null, flagged: false },
    ]);
    await make(1, 'hired');
    expect(await read()).toEqual(known);
    await make(29, 'hired');
    const later = await read();
    expect(later.oversight).toMatchObject({ people: 50 });
    const then = later.impact.comparisons.find(({ stage }) => stage === 'hired');
    expect(then?.groups).toMatchObject([
      { people: 60, selected: 30, rate: 0.5, ratio: 1, p: null },
    ]);
  });
});
