import { randomUUID } from 'node:crypto';
import type { Tenant, Resource } from './tenant.ts';

/** The kind of resource by the path before the parameter. */
const BY_PATH: readonly (readonly [RegExp, Resource])[] = [
  [/\/screening\/campaigns\/:id\/invitations\/:invitationId$/, 'screeningInvitation'],
  [/\/profiling\/campaigns\/:id\/invitations\/:invitationId$/, 'profilingInvitation'],
  [/\/profiling\/campaigns\/:id\/actions\/:actionId$/, 'auditAction'],
  [/\/screening\/campaigns\/:id$/, 'screeningCampaign'],
  [/\/profiling\/campaigns\/:id$/, 'profilingCampaign'],
  [/\/screening\/questionnaires\/:id$/, 'candidate'],
  [/\/profiling\/questionnaires\/:id$/, 'respondent'],
  [/\/assessment-orders\/:id$/, 'assessmentOrder'],
  [/\/organizations\/:id$/, 'organization'],
  [/\/auth\/saml\/:id$/, 'organization'],
  [/\/scim\/v2\/Users\/:id$/, 'user'],
  [/\/scim\/v2\/Groups\/:id$/, 'directoryGroup'],
  [/\/directory\/groups\/:groupId$/, 'directoryGroup'],
  [/\/users\/:id$/, 'user'],
  [/\/email\/:id$/, 'mail'],
  [/\/api-keys\/:keyId$/, 'key'],
  [/\/webhooks\/:webhookId$/, 'webhook'],
  [/\/deliveries\/:deliveryId$/, 'delivery'],
  [/\/test\/items\/:id$/, 'sandboxItem'],
];

/** Throws for an unknown parameter: `buildTenant` must then create such a resource. */
export const resourceOfParameter = (path: string, parameter: string): Resource => {
  const upTo = path.slice(0, path.indexOf(`:${parameter}`) + parameter.length + 1);
  const found = BY_PATH.find(([pattern]) => pattern.test(upTo));
  if (!found) throw new Error(`The matrix has no resource for ${upTo}.`);
  return found[1];
};

/** Ids of a tenant's resources, or random ids without a tenant. */
export interface ResourceIds {
  readonly tenant: Tenant | null;
  id(resource: Resource): Promise<string>;
}

export const resourceIdsOf = (tenant: Tenant | null): ResourceIds => ({
  tenant,
  id: async (resource) =>
    tenant === null ? randomUUID() : (await tenant.resources[resource]()).id,
});
