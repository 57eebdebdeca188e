import { randomBytes } from 'node:crypto';
import type { Route } from '@cadran/contract';
import type { Caller } from '../test-app.ts';
import type { Thing } from './house.ts';
import type { NamedRoute } from './named-routes.ts';
import { inputSchema, minimalValue } from './minimal-value.ts';
import { namesOf, thingOfParameter } from './named-things.ts';
import type { House } from './house.ts';
import { SPECIAL, type Special } from './special-calls.ts';
import { VARIANTS } from './variants.ts';

/** What is special about a route or a variant of it. */
export const specialOf = (name: string): Special =>
  VARIANTS.find((variant) => variant.name === name)?.special ?? SPECIAL[name] ?? {};

const parametersOf = ({ path }: Route): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** The thing a call is about; undefined where it names none. */
export const thingOf = ({ name, route }: NamedRoute): Thing | undefined => {
  const special = specialOf(name).thing;
  if (special !== undefined) return special ?? undefined;
  const [first] = parametersOf(route);
  return first === undefined ? undefined : thingOfParameter(route.path, first);
};

export type Call = NonNullable<Parameters<Caller['call']>[1]>;

/** Nobody is throttled by somebody else's calls. */
const newAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

/** A call that would succeed for whoever may make it, naming the things of a house, or of none. */
export const buildCall = async (of: NamedRoute, house: House | null): Promise<Call> => {
  const { name, route } = of;
  const special = specialOf(name);
  const names = namesOf(house);
  const ownParams = async () =>
    Object.fromEntries(
      await Promise.all(
        parametersOf(route).map(async (parameter, index) => {
          const thing =
            (index === 0 ? thingOf(of) : undefined) ?? thingOfParameter(route.path, parameter);
          return [parameter, await names.id(thing)] as const;
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
