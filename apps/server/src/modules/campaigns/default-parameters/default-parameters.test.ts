import { randomUUID } from 'node:crypto';
import {
  contract,
  DEFAULT_CUSTOMIZATION,
  EMPTY_TARGET,
  type DefaultParameters,
  type ScreeningCampaign,
} from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { createTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';

const { defaultParameters, profiling, screening } = contract;

const PARAMETERS = {
  screening: {
    sections: ['values', 'skills'],
    contactEmail: 'jobs@example.org',
    allowPersonalReport: false,
    showEstimatedDuration: true,
    customization: {
      ...DEFAULT_CUSTOMIZATION,
      introduction: { fr: { title: 'Bienvenue', html: '<p>Bonjour</p>' }, en: null },
      pdfFooter: { fr: null, en: 'Confidential' },
    },
  },
  profiling: { redirectUrl: 'https://example.org/thanks' },
} satisfies DefaultParameters;

describe('the default parameters of an organisation', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const team = async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    return {
      organizationId,
      asAdmin: await test.as(admin),
      asUser: await test.as(await test.make.user({ organizationId })),
    };
  };
  const save = (caller: Caller, id: string, body: object) =>
    caller.call(defaultParameters.save, { params: { id }, body });
  const create = async (caller: Caller, body: object = {}) =>
    (
      await caller.call(screening.createCampaign, {
        body: { name: 'Baker', customUrl: `baker-${randomUUID().slice(0, 8)}`, ...body },
      })
    ).json<ScreeningCampaign>();

  it('are empty at first, saved by administrators, read by everybody, logged by name', async () => {
    const { organizationId, asAdmin, asUser } = await team();
    const read = async () =>
      (await asUser.call(defaultParameters.read, { params: { id: organizationId } })).json();
    expect(await read()).toEqual({});
    const before = (await readActivityLog(test, organizationId)).length;
    const saved = await save(asAdmin, organizationId, PARAMETERS);
    expect([saved.statusCode, saved.json()]).toEqual([200, PARAMETERS]);
    expect(await read()).toEqual(PARAMETERS);
    await save(asAdmin, organizationId, PARAMETERS);
    const lines = await readActivityLog(test, organizationId);
    expect(lines).toHaveLength(before + 1);
    expect(lines[0]).toMatchObject({ action: 'update', detail: { fields: ['defaultParameters'] } });
    expect((await save(asUser, organizationId, {})).statusCode).toBe(403);
  });

  it('start every new campaign, field by field, unless the request says otherwise', async () => {
    const { organizationId, asAdmin, asUser } = await team();
    await save(asAdmin, organizationId, PARAMETERS);
    const asked = { values: { target: null }, skills: { target: null } };
    expect(await create(asUser)).toMatchObject({
      profile: { ...EMPTY_TARGET, ...asked },
      contactEmail: 'jobs@example.org',
      allowPersonalReport: false,
      showEstimatedDuration: true,
      customization: PARAMETERS.screening.customization,
      weights: null,
    });
    const own = await create(asUser, {
      profile: { studies: { target: null } },
      contactEmail: null,
      customization: { introduction: { fr: null, en: { title: 'Hello', html: '' } } },
    });
    expect(own).toMatchObject({
      profile: { ...EMPTY_TARGET, studies: { target: null } },
      contactEmail: null,
      allowPersonalReport: false,
      customization: {
        introduction: { fr: null, en: { title: 'Hello', html: '' } },
        pdfFooter: { fr: null, en: 'Confidential' },
      },
    });
    const audit = await asUser.call(profiling.createCampaign, {
      body: { name: 'Team', customUrl: `team-${randomUUID().slice(0, 8)}` },
    });
    expect(audit.json()).toMatchObject({ redirectUrl: 'https://example.org/thanks' });
  });

  it('leave other organisations and campaigns that exist as they are', async () => {
    const { organizationId, asAdmin, asUser } = await team();
    const existing = await create(asUser);
    await save(asAdmin, organizationId, PARAMETERS);
    const params = { id: existing.id };
    expect((await asUser.call(screening.readCampaign, { params })).json()).toEqual(existing);
    const elsewhere = await team();
    expect(await create(elsewhere.asUser)).toMatchObject({ allowPersonalReport: true });
    for (const answer of [
      await save(elsewhere.asAdmin, organizationId, {}),
      await elsewhere.asUser.call(defaultParameters.read, { params: { id: organizationId } }),
    ])
      expect(answer.statusCode).toBe(404);
  });

  it.each([
    { screening: { sections: [] } },
    { screening: { sections: ['values', 'values'] } },
    { screening: { sections: ['weights'] } },
    { screening: { name: 'Baker' } },
    { screening: { contactEmail: 'nobody' } },
    { screening: { weights: { culture: 900 } } },
    { profiling: { sections: ['values'] } },
    { audits: {} },
  ])('refuse %j and store nothing', async (body) => {
    const { organizationId, asAdmin } = await team();
    expect((await save(asAdmin, organizationId, body)).statusCode).toBe(422);
    const params = { id: organizationId };
    expect((await asAdmin.call(defaultParameters.read, { params })).json()).toEqual({});
  });

  it('keep no script in a text', async () => {
    const { organizationId, asAdmin } = await team();
    const customization = {
      ...DEFAULT_CUSTOMIZATION,
      conclusion: { fr: { title: 'Merci', html: '<p>Fin<script>x()</script></p>' }, en: null },
    };
    const saved = await save(asAdmin, organizationId, { screening: { customization } });
    expect(saved.json()).toMatchObject({
      screening: { customization: { conclusion: { fr: { html: '<p>Fin</p>' } } } },
    });
  });
});
