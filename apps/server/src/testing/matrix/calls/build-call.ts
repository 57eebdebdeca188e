import { randomBytes } from 'node:crypto';
import type { Route } from '@cadran/contract';
import type { Caller } from '../../test-app.ts';
import type { Resource } from '../world/tenant.ts';
import type { NamedRoute } from '../named-routes.ts';
import { inputSchema, minimalValue } from './minimal-value.ts';
import { resourceIdsOf, resourceOfParameter } from '../world/resource-ids.ts';
import type { Tenant } from '../world/tenant.ts';
import { SPECIAL, type Special } from './special-calls.ts';
import { VARIANTS } from './variants.ts';

export const specialOf = (name: string): Special =>
  VARIANTS.find((variant) => variant.name === name)?.special ?? SPECIAL[name] ?? {};

const parametersOf = ({ path }: Route): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** The resource that a call refers to, if any. */
export const resourceOf = ({ name, route }: NamedRoute): Resource | undefined => {
  const special = specialOf(name).resource;
  if (special !== undefined) return special ?? undefined;
  const [first] = parametersOf(route);
  return first === undefined ? undefined : resourceOfParameter(route.path, first);
};

export type Call = NonNullable<Parameters<Caller['call']>[1]>;

/** A new IP address per call avoids throttling. */
const newAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

/** A call that succeeds for permitted callers, with resources of the tenant or random ids. */
export const buildCall = async (of: NamedRoute, tenant: Tenant | null): Promise<Call> => {
  const { name, route } = of;
  const special = specialOf(name);
  const names = resourceIdsOf(tenant);
  const ownParams = async () =>
    Object.fromEntries(
      await Promise.all(
        parametersOf(route).map(async (parameter, index) => {
          const resource =
            (index === 0 ? resourceOf(of) : undefined) ??
            resourceOfParameter(route.path, parameter);
          return [parameter, await names.id(resource)] as const;
        }),
      ),
    );
  const params = await (special.params?.(names) ?? ownParams());
  const query = await special.query?.(names);
  const body = await special.body?.(names);
  const minimal = (schema: Route['body']): unknown =>
    schema === undefined ? undefined : minimalValue(inputSchema(schema));
  const sent = body ?? minimal(route.body);
  return {
    address: newAddress(),
    params,
    query: query ?? ((minimal(route.query) ?? {}) as Record<string, string>),
    ...(sent === undefined ? {} : { body: sent }),
    ...(await special.form?.()),
  };
};
