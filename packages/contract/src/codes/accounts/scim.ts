/** Codes of SCIM 2.0 (RFC 7643, RFC 7644). */

const URN = 'urn:ietf:params:scim';
export const SCIM_SCHEMAS = {
  user: `${URN}:schemas:core:2.0:User`,
  group: `${URN}:schemas:core:2.0:Group`,
  serviceProviderConfig: `${URN}:schemas:core:2.0:ServiceProviderConfig`,
  resourceType: `${URN}:schemas:core:2.0:ResourceType`,
  schema: `${URN}:schemas:core:2.0:Schema`,
  list: `${URN}:api:messages:2.0:ListResponse`,
  patch: `${URN}:api:messages:2.0:PatchOp`,
  error: `${URN}:api:messages:2.0:Error`,
} as const;

/** What a group of the directory can give; never the role of super admin. */
export const DIRECTORY_ROLES = ['user', 'admin'] as const;

export const SCIM_LIMITS = {
  pageSize: 200,
  filterCharacters: 1000,
  filterComparisons: 20,
  operations: 100,
  members: 5000,
  groups: 500,
} as const;
