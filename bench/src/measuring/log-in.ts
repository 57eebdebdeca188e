import { contract, type OpenedSession } from '@cadran/contract';
import { SEED_PASSWORD } from '../../../apps/server/src/seed/fill-database.ts';
import type { PlannedHouse } from '../../../apps/server/src/seed/plan-houses.ts';
import type { Caller } from './caller.ts';

/** The token of a seeded house's first administrator. */
export const logInto = async (caller: Caller, house: PlannedHouse | undefined): Promise<string> => {
  const body = { identifier: house?.users[0]?.username, password: SEED_PASSWORD };
  const answer = await caller.call('POST', contract.auth.login.path, JSON.stringify(body));
  if (answer.status !== 200) throw new Error(`Log-in answered ${answer.status}.`);
  return (JSON.parse(answer.body) as OpenedSession).token;
};
