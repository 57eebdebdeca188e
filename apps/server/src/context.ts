import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@cadran/contract';
import type { Readable } from 'node:stream';
import type { Database, Tx } from '@cadran/db';
import type { ReportPrinter } from '@cadran/pdf';
import type { Actor, Member } from '@cadran/policies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './env.ts';
import type { Secrets } from './services/secrets.ts';

/** What the server is made of; passed in, never global. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** A copy of it that lags by moments; absent where there is none. */
  readonly replica?: Database | undefined;
  readonly secrets: Secrets;
  readonly clock: () => Date;
  readonly pdf: ReportPrinter;
}

type OnlyMembers<R extends Route> = R['access'] extends readonly (infer P)[]
  ? Extract<P, 'anonymous' | 'respondent'> extends never
    ? true
    : false
  : false;

/** Who calls: nobody known on public routes, a member where only members are let in, else any principal. */
type ActorFor<R extends Route> = R['access'] extends 'public'
  ? null
  : OnlyMembers<R> extends true
    ? Member
    : Actor;

/** A member's call runs in a transaction of the member's tenant, unless it is slow; others open the one they may. */
type TxFor<R extends Route> = R['ownTransactions'] extends true
  ? null
  : OnlyMembers<R> extends true
    ? Tx
    : null;

export interface Context<R extends Route> extends Services {
  readonly actor: ActorFor<R>;
  readonly tx: TxFor<R>;
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** The file, where the route takes one. */
  readonly upload: R['upload'] extends true ? Buffer : undefined;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Where a route names a file type, the handler sends the file itself, or gives it as it comes. */
type Answer<R extends Route> = R['produces'] extends string
  ? FastifyReply | Buffer | Readable
  : AnswerOf<R>;

export type Handler<R extends Route> = (context: Context<R>) => Promise<Answer<R>>;

/** One handler for every route of a group: a forgotten one is a compile error. */
export type Handlers<G extends Record<string, Route>> = { readonly [K in keyof G]: Handler<G[K]> };
