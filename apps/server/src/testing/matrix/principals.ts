import { API_SCOPES, type ApiScope, type Module } from '@cadran/contract';
import type { Caller, TestApp } from '../test-app.ts';
import { checksumQuery } from './checksums.ts';
import { buildHouse, type House, type Thing } from './house.ts';

export interface Principal {
  readonly name: string;
  readonly is: 'stranger' | 'anonymous' | 'respondent' | 'user' | 'admin' | 'superadmin';
  readonly modules: readonly Module[];
  readonly mustChangePassword?: true;
  /** Of a key: what it opens. */
  readonly scopes?: readonly ApiScope[];
  /** The module whose named questionnaire, or named campaign, is this respondent's own. */
  readonly answers?: Module;
  /** Sits in the other organisation: what is ours is foreign to them. */
  readonly elsewhere?: true;
  caller(world: World, home: House, thing: Thing | undefined): Promise<Caller>;
}

export interface World {
  readonly test: TestApp;
  /** The statement behind `checksumsOf`. */
  readonly checksums: string;
  readonly ours: House;
  readonly theirs: House;
  superadmin(): Promise<Caller>;
  anonymous(): Promise<Caller>;
}

/** Two organisations, each with one of everything, and those who belong to none. */
export const buildWorld = async (test: TestApp): Promise<World> => {
  const boss = await test.make.superadmin();
  return {
    test,
    checksums: await checksumQuery(test),
    ours: await buildHouse(test),
    theirs: await buildHouse(test),
    // Each time a session of its own: some calls end it.
    superadmin: () => test.as(boss),
    anonymous: () => test.anonymous(),
  };
};

const BOTH = ['screening', 'profiling'] as const;

const from = (name: keyof House['callers']) => (_world: World, home: House) => home.callers[name]();

/** Everybody of security.md's matrix, and a few more who cost nothing. */
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
    caller: (_world, { callers }, thing) =>
      thing === 'opened' ? callers.opened() : callers.candidate(),
  },
  {
    name: 'candidate of another campaign',
    is: 'respondent',
    modules: ['screening'],
    caller: from('otherCandidate'),
  },
  {
    name: 'employee',
    is: 'respondent',
    modules: ['profiling'],
    answers: 'profiling',
    caller: from('employee'),
  },
  {
    name: 'employee of another campaign',
    is: 'respondent',
    modules: ['profiling'],
    caller: from('otherEmployee'),
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
  {
    name: 'key of one scope',
    is: 'admin',
    modules: BOTH,
    scopes: ['campaigns:read'],
    caller: from('narrowKey'),
  },
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
