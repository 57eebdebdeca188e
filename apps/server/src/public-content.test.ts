import { contract, DEFAULT_CUSTOMIZATION, DEFAULT_THEME } from '@cadran/contract';
import type { Statement } from '@cadran/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadPublicContent } from './http/static/static-files.ts';
import { createPublicContentReader } from './public-content.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe.each(['screening', 'profiling'] as const)('the public page of a %s campaign', (module) => {
  const statements: Statement[] = [];
  let test: TestApp;
  let readContent: ReadPublicContent;
  beforeAll(async () => {
    test = await createTestApp({}, { onStatement: (statement) => statements.push(statement) });
    readContent = createPublicContentReader(test.database.database);
  });
  afterAll(() => test.close());

  const makeCampaign = async (values: object = {}) => {
    const owner = await test.make.admin();
    const make = module === 'screening' ? test.make.screeningCampaign : test.make.profilingCampaign;
    return { ...(await make(owner, values)), caller: await test.as(owner) };
  };
  const view = (organizationId: string, of: { id: string } | { customUrl: string }) =>
    readContent(organizationId, { module, organizationId, ...of });
  /** As another instance does, which tells this one nothing. */
  const change = (id: string, text: string) =>
    test.database.asSuperuser(text.replace('campaigns', `${module}_campaigns`), [id]);

  it('has what the API answers to a visitor, read once', async () => {
    const { id, organizationId, customUrl } = await makeCampaign();
    const visitor = await test.anonymous();
    const campaign = (await visitor.call(contract[module].readCampaign, { params: { id } })).json();
    const boot = { organization: campaign.organization, campaign, isUnknown: false };
    for (const of of [{ id }, { customUrl }]) {
      const first = await view(organizationId, of);
      expect(JSON.parse(/>(.*)</.exec(first.boot)?.[1] ?? '')).toEqual(boot);
      statements.length = 0;
      expect(await view(organizationId, of)).toBe(first);
      expect(statements).toHaveLength(1);
    }
  });

  it('shows a changed theme, changed texts and a closed campaign at once', async () => {
    const { id, organizationId, customUrl, caller } = await makeCampaign();
    const views = async (part: 'style' | 'boot') =>
      (await Promise.all([{ id }, { customUrl }].map((of) => view(organizationId, of))))
        .map((written) => written[part])
        .join();
    expect(await views('boot')).not.toContain('"campaign":null');
    const theme = { ...DEFAULT_THEME, primarycolor: '#123456' };
    const params = { id: organizationId };
    await caller.call(contract.organizations.update, { params, body: { theme, version: 1 } });
    expect((await views('style')).match(/--c-primary:#123456/g)).toHaveLength(2);
    expect((await readContent(organizationId, null)).style).toContain('#123456');
    const title = { fr: { title: 'Canary', html: '' }, en: null };
    const texts = JSON.stringify({ ...DEFAULT_CUSTOMIZATION, introduction: title });
    await change(id, `update campaigns set customization = '${texts}' where id = $1`);
    expect((await views('boot')).match(/Canary/g)).toHaveLength(2);
    const closed = await caller.call(contract[module].closeCampaign, { params: { id } });
    expect(closed.statusCode).toBe(200);
    expect((await views('boot')).match(/"campaign":null/g)).toHaveLength(2);
  });

  it('is not found where it is unknown, of another organisation or malformed', async () => {
    const { id, organizationId, customUrl } = await makeCampaign();
    const elsewhere = await makeCampaign();
    const isUnknown = async (home: string, of: { id: string } | { customUrl: string }) =>
      (await view(home, of)).isUnknown;
    expect(await isUnknown(organizationId, { customUrl: 'soon' })).toBe(true);
    expect(await isUnknown(elsewhere.organizationId, { customUrl })).toBe(true);
    expect(await isUnknown(elsewhere.organizationId, { id })).toBe(true);
    expect(await isUnknown(NOBODY, { id })).toBe(true);
    expect(await isUnknown(organizationId, { customUrl: '../\0 <script>' })).toBe(true);
    expect((await readContent(NOBODY, null)).boot).toContain('"organization":null');
    expect(await isUnknown(organizationId, { customUrl })).toBe(false);
    await change(id, `update campaigns set custom_url = 'soon' where id = $1`);
    expect(await isUnknown(organizationId, { customUrl })).toBe(true);
    expect(await isUnknown(organizationId, { customUrl: 'soon' })).toBe(false);
    await change(id, 'delete from campaigns where id = $1');
    expect(await isUnknown(organizationId, { customUrl: 'soon' })).toBe(true);
    expect(await isUnknown(organizationId, { id })).toBe(true);
  });

  it('is never that of another organisation with the same address', async () => {
    const customUrl = 'same';
    const both = [await makeCampaign({ customUrl }), await makeCampaign({ customUrl })];
    // Rows that one statement has written have the same xmin.
    for (const table of [`${module}_campaigns`, 'organizations'])
      await test.database.asSuperuser(`update ${table} set version = version`);
    for (const { id, organizationId } of [...both, ...both]) {
      expect((await view(organizationId, { customUrl })).boot).toContain(id);
      expect((await readContent(organizationId, null)).boot).toContain(organizationId);
    }
  });
});
