import { SCIM_LIMITS, SCIM_SCHEMAS } from '@cadran/contract';
import type { Config } from '../../../env.ts';
import { scimUrl } from './addresses.ts';

const supported = (is: boolean) => ({ supported: is });

/** RFC 7643, section 5. */
export const serviceProviderConfig = (config: Config) => ({
  schemas: [SCIM_SCHEMAS.serviceProviderConfig],
  documentationUri: new URL('/api/docs', config.baseUrl).href,
  patch: supported(true),
  bulk: { ...supported(false), maxOperations: 0, maxPayloadSize: 0 },
  filter: { ...supported(true), maxResults: SCIM_LIMITS.pageSize },
  changePassword: supported(false),
  sort: supported(false),
  etag: supported(false),
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API key',
      description: 'An API key of the organisation, as a bearer token.',
      primary: true,
    },
  ],
  meta: {
    resourceType: 'ServiceProviderConfig',
    location: scimUrl(config, '/ServiceProviderConfig'),
  },
});

const resourceType = (config: Config, name: 'User' | 'Group', schema: string) => ({
  schemas: [SCIM_SCHEMAS.resourceType],
  id: name,
  name,
  endpoint: `/${name}s`,
  description: name,
  schema,
  meta: {
    resourceType: 'ResourceType',
    location: scimUrl(config, `/ResourceTypes/${name}`),
  },
});

export const resourceTypes = (config: Config) => [
  resourceType(config, 'User', SCIM_SCHEMAS.user),
  resourceType(config, 'Group', SCIM_SCHEMAS.group),
];

interface Definition {
  readonly type?: 'string' | 'boolean' | 'complex' | 'reference';
  readonly required?: true;
  readonly caseExact?: true;
  readonly multiValued?: true;
  readonly mutability?: 'readOnly';
  readonly uniqueness?: 'server';
  readonly subAttributes?: readonly object[];
}

const attribute = (name: string, own: Definition = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description: name,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...own,
});

const reference = (more: Definition) => ({
  type: 'complex' as const,
  multiValued: true as const,
  subAttributes: [
    attribute('value', { caseExact: true, ...more }),
    attribute('display', { mutability: 'readOnly' }),
    attribute('$ref', { type: 'reference', mutability: 'readOnly', caseExact: true }),
  ],
});

const USER = [
  attribute('userName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true }),
  attribute('name', {
    type: 'complex',
    subAttributes: ['formatted', 'familyName', 'givenName'].map((name) => attribute(name)),
  }),
  attribute('displayName'),
  attribute('emails', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value'),
      attribute('type'),
      attribute('primary', { type: 'boolean' }),
    ],
  }),
  attribute('active', { type: 'boolean' }),
  attribute('groups', { ...reference({ mutability: 'readOnly' }), mutability: 'readOnly' }),
];
const GROUP = [
  attribute('displayName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true }),
  attribute('members', reference({})),
];

const definition = (config: Config, id: string, name: string, attributes: readonly object[]) => ({
  schemas: [SCIM_SCHEMAS.schema],
  id,
  name,
  description: name,
  attributes,
  meta: { resourceType: 'Schema', location: scimUrl(config, `/Schemas/${id}`) },
});

/** What Cadran keeps of users and groups; the rest of the standard's attributes is ignored. */
export const schemaDefinitions = (config: Config) => [
  definition(config, SCIM_SCHEMAS.user, 'User', USER),
  definition(config, SCIM_SCHEMAS.group, 'Group', GROUP),
];
