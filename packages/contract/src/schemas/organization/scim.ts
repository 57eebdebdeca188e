import { z } from 'zod';
import { SCIM_LIMITS, DIRECTORY_ROLES } from '../../codes/index.ts';
import { id } from '../base/basics.ts';

/**
 * Bodies of SCIM 2.0. Unlike everywhere else, what is not listed is ignored: directories send every attribute they
 * have. Directories also write booleans as text and send null for “nothing”.
 */
const flag = z.preprocess(
  (value) =>
    typeof value === 'string' ? { true: true, false: false }[value.toLowerCase()] : value,
  z.boolean(),
);
const text = (max: number) => z.string().trim().max(max).nullish();

export const scimUserChange = z.object({
  userName: z.string().trim().min(1).max(254),
  externalId: text(254),
  name: z.object({ formatted: text(250), givenName: text(120), familyName: text(120) }).nullish(),
  displayName: text(250),
  emails: z
    .array(z.object({ value: text(254), type: text(50), primary: flag.nullish() }))
    .max(20)
    .nullish(),
  active: flag.nullish(),
});
export type ScimUserChange = z.output<typeof scimUserChange>;

export const scimGroupChange = z.object({
  displayName: z.string().trim().min(1).max(254),
  externalId: text(254),
  members: z
    .array(z.object({ value: z.string().max(254) }))
    .max(SCIM_LIMITS.members)
    .nullish(),
});
export type ScimGroupChange = z.output<typeof scimGroupChange>;

export const scimPatch = z.object({
  schemas: z.array(z.string().max(200)).max(10).optional(),
  Operations: z
    .array(
      z.object({
        op: z
          .string()
          .toLowerCase()
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: z.string().max(1000).nullish(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(SCIM_LIMITS.operations),
});
export type ScimPatch = z.output<typeof scimPatch>;

/** RFC 7644, 3.4.2.4: numbers out of range mean the nearest one. */
const index = z
  .string()
  .regex(/^-?\d{1,9}$/)
  .transform(Number)
  .optional();
const names = z.string().max(1000).optional();
export const scimQuery = z.object({
  filter: z.string().max(5000).optional(),
  startIndex: index,
  count: index,
  attributes: names,
  excludedAttributes: names,
});
export type ScimQuery = z.output<typeof scimQuery>;

const meta = z.object({
  resourceType: z.string(),
  created: z.string().optional(),
  lastModified: z.string().optional(),
  location: z.string(),
});
/** With its address as `$ref`, which is not named: in a JSON schema that is a reference to another schema. */
const reference = z.looseObject({ value: z.string(), display: z.string() });

/** A query may ask for some attributes only. */
export const scimUser = z.object({
  schemas: z.array(z.string()),
  id,
  externalId: z.string().optional(),
  userName: z.string().optional(),
  name: z
    .object({ formatted: z.string(), givenName: z.string(), familyName: z.string() })
    .partial()
    .optional(),
  displayName: z.string().optional(),
  emails: z
    .array(z.object({ value: z.string(), type: z.string(), primary: z.boolean() }))
    .optional(),
  active: z.boolean().optional(),
  groups: z.array(reference).optional(),
  meta: meta.optional(),
});
export type ScimUser = z.infer<typeof scimUser>;

export const scimGroup = z.object({
  schemas: z.array(z.string()),
  id,
  externalId: z.string().optional(),
  displayName: z.string().optional(),
  members: z.array(reference).optional(),
  meta: meta.optional(),
});
export type ScimGroup = z.infer<typeof scimGroup>;

export const scimList = <T extends z.ZodType>(resource: T) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.int(),
    startIndex: z.int(),
    itemsPerPage: z.int(),
    Resources: z.array(resource),
  });

/** Documents about the service itself. */
export const scimDocument = z.looseObject({ schemas: z.array(z.string()) });

/** A group of the directory, and what its members get. */
export const directoryGroup = z.object({
  id,
  displayName: z.string(),
  members: z.int(),
  role: z.enum(DIRECTORY_ROLES).nullable(),
  screeningEnabled: z.boolean(),
  profilingEnabled: z.boolean(),
});
export type DirectoryGroup = z.infer<typeof directoryGroup>;

export const directorySettings = z.object({
  /** To be entered at the directory. */
  url: z.string(),
  groups: z.array(directoryGroup),
});
export const directoryGroupParams = z.strictObject({ id, groupId: id });
/** Without a role the group gives nothing. */
export const directoryGroupChange = z.strictObject({
  role: z.enum(DIRECTORY_ROLES).nullable(),
  screeningEnabled: z.boolean(),
  profilingEnabled: z.boolean(),
});
