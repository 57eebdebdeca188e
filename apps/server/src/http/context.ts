import type { ResponseOf, BodyOf, contract, ParamsOf, QueryOf, Route } from '@cadran/contract';
import type { Readable } from 'node:stream';
import type { Database, Tx } from '@cadran/db';
import type { ReportPrinter } from '@cadran/pdf';
import type { Actor, Member } from '@cadran/policies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../env.ts';
import type { ComputePanels } from '../scoring/compute-panels.ts';
import type { ComputeScores } from '../scoring/compute-scores.ts';
import type { Secrets } from '../secrets.ts';

/** The server's dependencies; passed in, never global. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** A read replica, if one is configured. */
  readonly replica?: Database | undefined;
  readonly secrets: Secrets;
  readonly clock: () => Date;
  readonly pdf: ReportPrinter;
  readonly scores: ComputeScores;
  /** What the installation's own data say of the questionnaire. */
  readonly panels: ComputePanels;
}

type OnlyMembers<R extends Route> = R['access'] extends readonly (infer P)[]
  ? Extract<P, 'anonymous' | 'respondent'> extends never
    ? true
    : false
  : false;

/** Null on public routes, a member on routes for members only, else any actor. */
type ActorFor<R extends Route> = R['access'] extends 'public'
  ? null
  : OnlyMembers<R> extends true
    ? Member
    : Actor;

/** Routes for members only run in the member's transaction, unless they open their own. */
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
  /** The fields of the body as it was sent, before defaults were filled in. */
  readonly sentFields: ReadonlySet<string>;
  readonly upload: R['upload'] extends true ? Buffer : undefined;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * Throws unless the answer fits its schema. For handlers that commit by themselves: a call that is answered with an
   * error has changed nothing. In all others the answer is checked before their transaction is committed.
   */
  readonly fit: (answer: ResponseOf<R>) => ResponseOf<R>;
}

/** A route that produces a file sends or streams it. */
type Answer<R extends Route> = R['produces'] extends string
  ? FastifyReply | Buffer | Readable
  : ResponseOf<R>;

export type Handler<R extends Route> = (context: Context<R>) => Promise<Answer<R>>;

/** A missing handler is a compile error. */
export type Handlers<G extends Record<string, Route>> = { readonly [K in keyof G]: Handler<G[K]> };

export type AllHandlers = { readonly [G in keyof typeof contract]: Handlers<(typeof contract)[G]> };
