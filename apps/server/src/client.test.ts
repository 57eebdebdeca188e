import { createClient } from '@cadran/client/cadran.ts';
import type { ApiScope } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from './testing/logo-corpus.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

/** The generated client in another system, in front of a server that listens. */
describe('a program of another system', () => {
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

  it('reads campaigns and candidates of its organisation with a key', async () => {
    const admin = await test.make.admin();
    const campaign = await test.make.screeningCampaign(admin);
    await test.make.screeningCampaign(await test.make.user());
    const { client } = await keyOf(admin, ['campaigns:read', 'candidates:read']);
    const { items, total } = await client.screening.listCampaigns({ query: { pageSize: '50' } });
    expect([total, items.map(({ id }) => id)]).toEqual([1, [campaign.id]]);
    const { name } = await client.screening.readCampaign({ params: { id: campaign.id } });
    expect(name).toBe(items[0]?.name);
  });

  it('downloads a file under the name the server gave it', async () => {
    const admin = await test.make.admin();
    const campaign = await test.make.screeningCampaign(admin);
    const { client } = await keyOf(admin, ['candidates:read']);
    const { name, blob } = await client.applicants.exportCsv({
      params: { id: campaign.id },
      query: { language: 'fr' },
    });
    expect(name).toMatch(/\.csv$/);
    expect(blob.type).toContain('text/csv');
    expect(await blob.text()).toContain(';');
  });

  it('learns why it was refused', async () => {
    const admin = await test.make.admin();
    const { client, revoke } = await keyOf(admin, ['campaigns:read']);
    const { id } = await test.make.screeningCampaign(await test.make.user());
    await expect(client.screening.readCampaign({ params: { id } })).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
      requestId: expect.any(String),
    });
    await expect(
      client.applicants.exportCsv({ params: { id }, query: { language: 'fr' } }),
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

  it('sends a picture and gets it back', async () => {
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
