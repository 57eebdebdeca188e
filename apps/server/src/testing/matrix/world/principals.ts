import { API_SCOPES, type ApiScope, type Module } from '@cadran/contract';
import type { Caller, TestApp } from '../../test-app.ts';
import { checksumQuery } from './checksums.ts';
import { buildTenant, type Tenant, type Resource } from './tenant.ts';

export interface Principal {
  readonly name: string;
  readonly is: 'stranger' | 'anonymous' | 'respondent' | 'user' | 'admin' | 'superadmin';
  readonly modules: readonly Module[];
  readonly mustChangePassword?: true;
  /** Scopes of an API key. */
  readonly scopes?: readonly ApiScope[];
  /** The module of the respondent's own questionnaire. */
  readonly answers?: Module;
  /** Belongs to the other organisation. */
  readonly elsewhere?: true;
  caller(world: World, home: Tenant, resource: Resource | undefined): Promise<Caller>;
}

export interface World {
  readonly test: TestApp;
  readonly checksums: string;
  readonly ours: Tenant;
  readonly theirs: Tenant;
  superadmin(): Promise<Caller>;
  anonymous(): Promise<Caller>;
}

/** Two organisations, and callers who belong to none. */
export const buildWorld = async (test: TestApp): Promise<World> => {
  const superadmin = await test.make.superadmin();
  return {
    test,
    checksums: await checksumQuery(test),
    ours: await buildTenant(test),
    theirs: await buildTenant(test),
    // A new session each time, because some calls end it.
    superadmin: () => test.as(superadmin),
    anonymous: () => test.anonymous(),
  };
};

const BOTH = ['screening', 'profiling'] as const;

const from = (name: keyof Tenant['callers']) => (_world: World, home: Tenant) =>
  home.callers[name]();

/** The principal that has an API key with one scope. */
export const keyName = (scope: ApiScope): string => `key of ${scope}`;

/** Everybody who may call a route: no session, users of every role here and elsewhere, respondents, keys. */
export const PRINCIPALS: readonly Principal[] = [
  { name: 'nobody', is: 'stranger', modules: [], caller: async ({ test }) => test.nobody },
  {
    name: 'garbage',
    is: 'stranger',
    modules: [],
    caller: async ({ test }) => test.withToken('x'.repeat(43)),
  },
  { name: 'expired', is: 'stranger', modules: [], caller: from('expired') },
  { name: 'inactive', is: 'stranger', modules: [], caller: from('inactive') },
  {
    name: 'anonymous',
    is: 'anonymous',
    modules: BOTH,
    caller: (world) => world.anonymous(),
  },
  {
    name: 'candidate',
    is: 'respondent',
    modules: ['screening'],
    answers: 'screening',
    caller: (_world, { callers }, resource) =>
      resource === 'opened' ? callers.opened() : callers.candidate(),
  },
  {
    name: 'candidate of another campaign',
    is: 'respondent',
    modules: ['screening'],
    caller: from('otherCandidate'),
  },
  {
    name: 'respondent',
    is: 'respondent',
    modules: ['profiling'],
    answers: 'profiling',
    caller: from('respondent'),
  },
  {
    name: 'respondent of another campaign',
    is: 'respondent',
    modules: ['profiling'],
    caller: from('otherRespondent'),
  },
  { name: 'owner', is: 'user', modules: BOTH, caller: from('owner') },
  { name: 'colleague', is: 'user', modules: BOTH, caller: from('colleague') },
  { name: 'user without modules', is: 'user', modules: [], caller: from('withoutModules') },
  { name: 'admin without modules', is: 'admin', modules: [], caller: from('adminWithoutModules') },
  {
    name: 'newcomer',
    is: 'user',
    modules: BOTH,
    mustChangePassword: true,
    caller: from('newcomer'),
  },
  { name: 'admin', is: 'admin', modules: BOTH, caller: from('admin') },
  {
    name: 'admin elsewhere',
    is: 'admin',
    modules: BOTH,
    elsewhere: true,
    caller: from('admin'),
  },
  { name: 'key', is: 'admin', modules: BOTH, scopes: API_SCOPES, caller: from('key') },
  ...API_SCOPES.map((scope): Principal => ({
    name: keyName(scope),
    is: 'admin',
    modules: BOTH,
    scopes: [scope],
    caller: (_world, home) => home.keyOfScope(scope),
  })),
  {
    name: 'expired key',
    is: 'stranger',
    modules: [],
    caller: from('expiredKey'),
  },
  {
    name: 'super admin',
    is: 'superadmin',
    modules: BOTH,
    caller: (world) => world.superadmin(),
  },
];
