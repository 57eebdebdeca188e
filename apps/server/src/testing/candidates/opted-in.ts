import type { MadeUser } from '@cadran/testing';
import { createCampaign } from './candidate-session.ts';
import { fullCampaign } from './full-campaign.ts';
import type { TestApp } from '../test-app.ts';

export const takePart = (test: TestApp, organizationId: string, yes = true) =>
  test.database.asSuperuser(
    'update organizations set add_up_answers = $2 where organization_id = $1',
    [organizationId, yes],
  );

/** A campaign of an organisation that lets answers be added up. */
export const createOptedInCampaign = async (test: TestApp, owner: MadeUser, url: string) => {
  await takePart(test, owner.organizationId);
  return createCampaign(test, owner, fullCampaign(url));
};
