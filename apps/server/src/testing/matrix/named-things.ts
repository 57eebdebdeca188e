import { randomUUID } from 'node:crypto';
import type { House, Thing } from './house.ts';

/** What stands before `:id` in a path says what the id is of. */
const BY_PATH: readonly (readonly [RegExp, Thing])[] = [
  [/\/screening\/campaigns\/:id\/invitations\/:invitationId$/, 'screeningInvitation'],
  [/\/profiling\/campaigns\/:id\/invitations\/:invitationId$/, 'profilingInvitation'],
  [/\/screening\/campaigns\/:id$/, 'screeningCampaign'],
  [/\/profiling\/campaigns\/:id$/, 'profilingCampaign'],
  [/\/screening\/questionnaires\/:id$/, 'candidate'],
  [/\/profiling\/questionnaires\/:id$/, 'employee'],
  [/\/organizations\/:id$/, 'organization'],
  [/\/users\/:id$/, 'user'],
  [/\/email\/:id$/, 'mail'],
  [/\/api-keys\/:keyId$/, 'key'],
  [/\/webhooks\/:webhookId$/, 'webhook'],
  [/\/deliveries\/:deliveryId$/, 'delivery'],
  [/\/test\/items\/:id$/, 'sandboxItem'],
];

/** A parameter that names something the matrix has none of is an error: the house must get one. */
export const thingOfParameter = (path: string, parameter: string): Thing => {
  const upTo = path.slice(0, path.indexOf(`:${parameter}`) + parameter.length + 1);
  const found = BY_PATH.find(([pattern]) => pattern.test(upTo));
  if (!found) throw new Error(`The houses of the matrix hold nothing for ${upTo}.`);
  return found[1];
};

/** Ids of a house's things; of a house that does not exist, ids of nothing. */
export interface Names {
  readonly house: House | null;
  id(thing: Thing): Promise<string>;
}

export const namesOf = (house: House | null): Names => ({
  house,
  id: async (thing) => (house === null ? randomUUID() : (await house.things[thing]()).id),
});
