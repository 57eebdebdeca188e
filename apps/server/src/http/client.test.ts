import { createClient } from '@cadran/client';
import type { ApiScope } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../testing/files/logo-corpus.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

describe('the client of packages/client against the server', () => {
  let test: TestApp;
  let baseUrl: string;
  beforeAll(async () => {
    test = await createTestApp();
    baseUrl = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => test.close());

  const keyOf = async (admin: MadeUser, scopes: ApiScope[]) => {
    const { token } = await createClient({ baseUrl }).auth.login({
      body: { identifier: admin.username, password: admin.password },
    });
    const client = createClient({ baseUrl, token });
    const params = { id: admin.organizationId };
    const body = { name: 'Payroll', scopes };
    const { id, key } = await client.integration.createKey({ params, body });
    const revoke = () => client.integration.removeKey({ params: { ...params, keyId: id } });
    return { client: createClient({ baseUrl, token: key }), revoke };
  };

  it('reads the campaigns of its organisation with an API key', async () => {
    const admin = await test.make.admin();
    const campaign = await test.make.screeningCampaign(admin);
    await test.make.screeningCampaign(await test.make.user());
    const { client } = await keyOf(admin, ['campaigns:read', 'candidates:read']);
    const { items, total } = await client.screening.listCampaigns({ query: { pageSize: '50' } });
    expect([total, items.map(({ id }) => id)]).toEqual([1, [campaign.id]]);
    const { name } = await client.screening.readCampaign({ params: { id: campaign.id } });
    expect(name).toBe(items[0]?.name);
  });

  it('downloads a file with the name the server gave it', async () => {
    const admin = await test.make.admin();
    const campaign = await test.make.screeningCampaign(admin);
    const { client } = await keyOf(admin, ['candidates:read']);
    const { name, blob } = await client.candidates.exportCsv({
      params: { id: campaign.id },
      query: { language: 'fr' },
    });
    expect(name).toMatch(/\.csv$/);
    expect(blob.type).toContain('text/csv');
    expect(await blob.text()).toContain(';');
  });

  it('rejects with the error code, the fields and the request id', async () => {
    const admin = await test.make.admin();
    const { client, revoke } = await keyOf(admin, ['campaigns:read']);
    const { id } = await test.make.screeningCampaign(await test.make.user());
    await expect(client.screening.readCampaign({ params: { id } })).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
      requestId: expect.any(String),
    });
    await expect(
      client.candidates.exportCsv({ params: { id }, query: { language: 'fr' } }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      client.screening.listCampaigns({ query: { pageSize: '100000' } }),
    ).rejects.toMatchObject({ code: 'invalid_input', fields: { pageSize: expect.any(String) } });
    await revoke();
    await expect(client.screening.listCampaigns()).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('uploads a logo and downloads it again', async () => {
    const admin = await test.make.admin();
    const { token } = await createClient({ baseUrl }).auth.login({
      body: { identifier: admin.username, password: admin.password },
    });
    const { organizations } = createClient({ baseUrl, token });
    const params = { id: admin.organizationId };
    const file = new Blob([Uint8Array.from(await picture(40, 20, 'png'))], { type: 'image/png' });
    await organizations.uploadLogo({ params, file });
    const { blob } = await organizations.readLogo({ params });
    expect(blob.type).toBe('image/png');
  });
});
