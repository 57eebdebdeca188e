import { contract, type OpenedSession } from '@cadran/contract';
import { SEED_PASSWORD } from '../../../apps/server/seed/fill-database.ts';
import type { PlannedTenant } from '../../../apps/server/seed/plan-tenants.ts';
import type { Caller } from './caller.ts';

/** The token of a seeded organisation's first administrator. */
export const logInAs = async (
  caller: Caller,
  tenant: PlannedTenant | undefined,
): Promise<string> => {
  const body = { identifier: tenant?.users[0]?.username, password: SEED_PASSWORD };
  const answer = await caller.call('POST', contract.auth.login.path, JSON.stringify(body));
  if (answer.status !== 200) throw new Error(`Log-in answered ${answer.status}.`);
  return (JSON.parse(answer.body) as OpenedSession).token;
};
