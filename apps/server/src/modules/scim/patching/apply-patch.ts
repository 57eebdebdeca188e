import { SCIM_SCHEMAS, type ScimPatch } from '@cadran/contract';
import { NoTarget, ScimError as PatchError, scimPatch, type ScimPatchOperation } from 'scim-patch';
import type { z } from 'zod';
import { fieldErrors } from '@cadran/contract';
import { ScimError } from '../../../http/errors/scim-error.ts';

type Operation = ScimPatch['Operations'][number];

/** Attribute names ignore case (RFC 7643, 2.1); the library does not. */
const NAMES = [
  'userName',
  'externalId',
  'displayName',
  'name',
  'formatted',
  'givenName',
  'familyName',
  'emails',
  'active',
  'members',
  'value',
  'type',
  'primary',
];
const CANONICAL = new Map(NAMES.map((name) => [name.toLowerCase(), name]));
const canonical = (name: string): string => CANONICAL.get(name.toLowerCase()) ?? name;

/** They would reach what every object inherits. */
const FORBIDDEN = /(?:^|[.:[\]\s"])(?:__proto__|constructor|prototype)(?:$|[.:[\]\s"])/i;

const CORE = [SCIM_SCHEMAS.user, SCIM_SCHEMAS.group].map((urn) => `${urn}:`.toLowerCase());

const canonicalPath = (path: string): string => {
  if (FORBIDDEN.test(path)) throw new ScimError('invalidPath', { path: 'format' });
  const prefix = CORE.find((urn) => path.toLowerCase().startsWith(urn)) ?? '';
  // Names of attributes, not what is compared with, nor another schema's URN.
  const own = path.slice(prefix.length);
  return own.startsWith('urn:')
    ? own
    : own.replaceAll(/("(?:[^"\\]|\\.)*")|([A-Za-z]\w*)/g, (_, quoted?: string, name?: string) =>
        quoted === undefined ? canonical(name ?? '') : quoted,
      );
};

/** The library compares members as a whole, and only their id is theirs to say. */
const bareMember = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value ? { value: value.value } : value;

const bareMembers = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(bareMember) : bareMember(value);

const canonicalKeys = (value: unknown, depth = 0): unknown => {
  if (Array.isArray(value)) return value.map((one) => canonicalKeys(one, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = canonicalPath(key);
      const kept = canonicalKeys(inner, depth + 1);
      return [name, depth === 0 && name === 'members' ? bareMembers(kept) : kept];
    }),
  );
};

const toOperation = ({ op, path, value }: Operation): ScimPatchOperation => {
  if (op === 'remove' && !path) throw new ScimError('noTarget', { path: 'required' });
  if (op !== 'remove' && value === undefined)
    throw new ScimError('invalidValue', { value: 'required' });
  const at = path ? canonicalPath(path) : undefined;
  const content = canonicalKeys(value);
  return {
    op,
    ...(at !== undefined && { path: at }),
    ...(content !== undefined && { value: at === 'members' ? bareMembers(content) : content }),
  } as ScimPatchOperation;
};

/** The library asks for them and does not read them. */
const UNREAD = { schemas: [], meta: { created: new Date(0), lastModified: new Date(0) } };

const patched = (resource: object, operations: readonly ScimPatchOperation[]): unknown => {
  try {
    return scimPatch({ ...UNREAD, ...resource }, [...operations], {
      mutateDocument: false,
      treatMissingAsAdd: true,
    });
  } catch (error) {
    if (error instanceof NoTarget) throw new ScimError('noTarget', { path: 'one_of' });
    if (error instanceof PatchError || error instanceof TypeError)
      throw new ScimError('invalidPath', { path: 'format' });
    throw error;
  }
};

/** The resource after the operations, checked as if it had been sent whole. */
export const applyPatch = <S extends z.ZodType>(
  schema: S,
  resource: object,
  { Operations }: ScimPatch,
): z.output<S> => {
  const result = schema.safeParse(patched(resource, Operations.map(toOperation)));
  if (!result.success) throw new ScimError('invalidValue', fieldErrors(result.error.issues));
  return result.data;
};
