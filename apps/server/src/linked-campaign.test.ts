import { contract } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLinkedCampaign } from './linked-campaign.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe.each(['screening', 'profiling'] as const)('the campaign of a %s link', (module) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const makeCampaign = async () => {
    const owner = await test.make.user();
    const make = module === 'screening' ? test.make.screeningCampaign : test.make.profilingCampaign;
    return { owner, ...(await make(owner)) };
  };
  const find = (organizationId: string, of: { id: string } | { customUrl: string }) =>
    findLinkedCampaign(test.database.database, { module, organizationId, ...of });

  it('is what the API answers to a visitor, by its id and by its address', async () => {
    const { id, organizationId, customUrl } = await makeCampaign();
    const visitor = await test.anonymous();
    const answered = (await visitor.call(contract[module].readCampaign, { params: { id } })).json();
    expect(await find(organizationId, { id })).toEqual({ campaign: answered });
    expect(await find(organizationId, { customUrl })).toEqual({ campaign: answered });
  });

  it('is not found where it is unknown, of another organisation or malformed', async () => {
    const { id, organizationId, customUrl } = await makeCampaign();
    const elsewhere = await makeCampaign();
    expect(await find(elsewhere.organizationId, { customUrl })).toBeNull();
    expect(await find(elsewhere.organizationId, { id })).toBeNull();
    expect(await find(organizationId, { id: elsewhere.id })).toBeNull();
    expect(await find(NOBODY, { id })).toBeNull();
    expect(await find(organizationId, { id: NOBODY })).toBeNull();
    expect(await find(organizationId, { customUrl: 'no-such-address' })).toBeNull();
    expect(await find(organizationId, { customUrl: '../%00 <script>' })).toBeNull();
  });

  it('is left to the API where it is closed', async () => {
    const { owner, id, organizationId, customUrl } = await makeCampaign();
    const closed = await (
      await test.as(owner)
    ).call(contract[module].closeCampaign, {
      params: { id },
    });
    expect(closed.statusCode).toBe(200);
    expect(await find(organizationId, { id })).toEqual({ campaign: null });
    expect(await find(organizationId, { customUrl })).toEqual({ campaign: null });
  });
});
