import type { Config } from '../../../env.ts';

/** Where directories find the service. */
export const scimUrl = (config: Config, path = ''): string =>
  new URL(`/api/scim/v2${path}`, config.baseUrl).href;

/** A part of a resource, as `attributes` and `excludedAttributes` ask (RFC 7644, 3.9). */
export const selectAttributes = <T extends { readonly schemas: unknown; readonly id: unknown }>(
  resource: T,
  asked: {
    readonly attributes?: string | undefined;
    readonly excludedAttributes?: string | undefined;
  },
): T => {
  const names = (text: string | undefined): string[] | null =>
    text === undefined
      ? null
      : text.split(',').map((name) => name.trim().split(/[.[]/)[0]?.toLowerCase() ?? '');
  const [only, without] = [names(asked.attributes), names(asked.excludedAttributes) ?? []];
  const isKept = (name: string): boolean =>
    name === 'schemas' ||
    name === 'id' ||
    ((only === null || only.includes(name.toLowerCase())) && !without.includes(name.toLowerCase()));
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isKept(name))) as T;
};
