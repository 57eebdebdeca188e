import { contract, type ScreeningCampaign } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { createTestApp } from '../test-app.ts';

const { screening } = contract;

export interface Refusal {
  readonly error: { readonly code: string; readonly fields?: Readonly<Record<string, string>> };
}

/** An organisation with a campaign owner, an administrator and a colleague. */
export const createCampaignFixture = async () => {
  const test = await createTestApp({ BASE_URL: 'https://hr.example.org' });
  const owner = await test.make.user();
  const { organizationId } = owner;
  return {
    test,
    owner,
    admin: await test.make.admin({ organizationId }),
    colleague: await test.make.user({ organizationId }),
    create: async (body: object, by: MadeUser = owner) =>
      (await test.as(by)).call(screening.createCampaign, { body }),
    read: async (id: string, by: MadeUser = owner) =>
      (
        await (await test.as(by)).call(screening.readCampaign, { params: { id } })
      ).json<ScreeningCampaign>(),
  };
};
export type CampaignFixture = Awaited<ReturnType<typeof createCampaignFixture>>;
