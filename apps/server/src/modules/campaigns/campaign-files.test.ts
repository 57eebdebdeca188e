import {
  CAMPAIGN_FILE,
  contract,
  type FieldErrors,
  type Module,
  type ScreeningCampaign,
} from '@cadran/contract';
import { ROLES } from '@cadran/instruments/roles/catalogue';
import type { MadeUser } from '@cadran/testing';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mutationOf } from '../../testing/campaign-files/mutate-file.ts';
import { randomAudit, randomScreening } from '../../testing/campaign-files/random-campaigns.ts';
import { completeCandidate } from '../../testing/candidates/complete-candidate.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { fullCultureAudit } from '../../testing/culture-audits/respondent-session.ts';
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let owner: MadeUser;
let ours: Caller;
let theirs: Caller;

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.user({ role: 'user' });
  ours = await test.as(owner);
  theirs = await test.as(await test.make.user({ role: 'user' }));
});
afterAll(() => test.close());

const BODIES = { screening: fullCampaign, profiling: fullCultureAudit } as const;

const create = async (caller: Caller, module: Module, body: object): Promise<string> => {
  const answer = await caller.call(contract[module].createCampaign, { body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
};
const download = (caller: Caller, module: Module, id: string) =>
  caller.call(contract[module].exportCampaign, { params: { id } });
const send = (caller: Caller, module: Module, file: unknown) =>
  caller.call(contract[module].importCampaign, {
    body: typeof file === 'string' ? file : JSON.stringify(file),
    headers: { 'content-type': 'application/json' },
  });
const faultsOf = async (module: Module, file: unknown): Promise<FieldErrors> => {
  const answer = await send(ours, module, file);
  expect(answer.statusCode, answer.body).toBe(422);
  return answer.json<{ error: { fields: FieldErrors } }>().error.fields;
};
const stored = () =>
  test.database.asSuperuser(
    `select (select count(*) from screening_campaigns) as screening,
            (select count(*) from profiling_campaigns) as profiling,
            (select count(*) from audit_log) as log`,
  );

describe.each(['screening', 'profiling'] as const)('a %s campaign as a file', (module) => {
  it('names nobody and no place', async () => {
    const id = await create(ours, module, BODIES[module](`file-${module}`));
    const answer = await download(ours, module, id);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="file-${module}.json"`,
    );
    for (const secret of [id, owner.id, owner.organizationId, `file-${module}`, 'rh@example.org'])
      expect(answer.body).not.toContain(secret);
    expect(answer.json()).not.toHaveProperty('campaign.ownerId');
  });

  it('gives the same bytes after export, import and export', async () => {
    await fc.assert(
      fc.asyncProperty(module === 'screening' ? randomScreening : randomAudit, async (body) => {
        const first = await download(ours, module, await create(ours, module, body));
        const imported = await send(theirs, module, first.body);
        expect(imported.statusCode, imported.body).toBe(201);
        const second = await download(theirs, module, imported.json<{ id: string }>().id);
        expect(second.body).toBe(first.body);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses 200 mutated files by their fault and stores nothing', async () => {
    const id = await create(ours, module, BODIES[module](`mutated-${module}`));
    const file = (await download(ours, module, id)).json<object>();
    const before = await stored();
    for (const { what, path, file: mutated } of fc.sample(mutationOf(file), 200)) {
      const fields = Object.keys(await faultsOf(module, mutated));
      const named = fields.some((field) => path.startsWith(field) || field.startsWith(path));
      expect(named, `${what} at “${path}” gives ${fields.join()}`).toBe(true);
    }
    expect(await stored()).toEqual(before);
  });

  it('becomes a closed campaign of whoever imports it, with a link of its own', async () => {
    const id = await create(ours, module, {
      ...BODIES[module](`own-${module}`),
      name: `Own ${module}`,
    });
    const { body } = await download(ours, module, id);
    const [first, second] = [await send(ours, module, body), await send(ours, module, body)];
    expect(first?.json()).toMatchObject({ status: 'closed', ownerId: owner.id });
    expect([first?.json().customUrl, second?.json().customUrl]).toEqual([
      `own-${module}-2`,
      `own-${module}-3`,
    ]);
  });

  it('says only that it is newer, of the other module, or no file of ours', async () => {
    const head = { format: CAMPAIGN_FILE.format, version: 1, module };
    const other = module === 'screening' ? 'profiling' : 'screening';
    const before = await stored();
    expect(await faultsOf(module, { ...head, version: 2, people: [] })).toEqual({
      version: 'newer',
    });
    expect(await faultsOf(module, { ...head, module: other })).toEqual({ module: 'one_of' });
    expect(await faultsOf(module, { hello: 'world' })).toEqual({
      format: 'required',
      version: 'required',
      module: 'required',
    });
    expect((await send(ours, module, '{"format":')).statusCode).toBe(422);
    const large = { ...head, campaign: { name: 'x'.repeat(CAMPAIGN_FILE.maxBytes) } };
    expect((await send(ours, module, large)).statusCode).toBe(413);
    expect(await stored()).toEqual(before);
  });
});

it('names what only the server knows by its path in the file', async () => {
  const head = { format: CAMPAIGN_FILE.format, version: 1 };
  const job = { professions: ['9999'], sectors: [], contractTypes: [], recruitingDelay: null };
  expect(
    await faultsOf('screening', {
      ...head,
      module: 'screening',
      campaign: { name: 'Unknown', profile: { job: { target: job } } },
    }),
  ).toEqual({ 'campaign.profile.job.target.professions.0': 'one_of' });
  const mandatory = { unit: true, age: false, gender: false, tenure: false };
  expect(
    await faultsOf('profiling', {
      ...head,
      module: 'profiling',
      campaign: { name: 'Units', mandatory },
    }),
  ).toEqual({ 'campaign.units': 'min_items:1' });
});

describe.each(ROLES)('the ready-made role $code', ({ code }) => {
  const bytes = readFileSync(
    new URL(`../../../../../packages/instruments/src/roles/files/${code}.json`, import.meta.url),
    'utf8',
  );

  it('is a campaign that opens at once and gives a score', async () => {
    const imported = await send(ours, 'screening', bytes);
    expect(imported.statusCode, imported.body).toBe(201);
    const campaign = imported.json<ScreeningCampaign>();
    expect((await download(ours, 'screening', campaign.id)).body).toBe(bytes);
    const params = { id: campaign.id };
    const opened = await ours.call(contract.screening.openCampaign, { params });
    expect(opened.json()).toMatchObject({ status: 'open' });
    await completeCandidate(test, campaign, 7);
    const { items } = (await ours.call(contract.screening.listCandidates, { params })).json();
    const scored = Object.entries(items[0].sections)
      .filter(([, score]) => score !== null)
      .map(([section]) => section);
    const weighed = Object.entries(campaign.weights ?? {}).filter(([, weight]) => weight > 0);
    expect(scored.toSorted()).toEqual(weighed.map(([section]) => section).toSorted());
    expect(items[0]).toMatchObject({ overall: expect.any(Number) });
    expect(items[0].verdict).not.toBe('insufficient_basis');
  });
});
