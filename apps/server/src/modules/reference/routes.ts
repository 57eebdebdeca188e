import type { contract } from '@cadran/contract';
import { REFERENCE, type ReferenceEntry } from '@cadran/instruments';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/context.ts';
import { loadCities } from './cities/load-cities.ts';
import { instrumentTexts } from './instrument-texts.ts';
import { searchReference } from './reference-search.ts';

const HOUR = 3600;
const cacheFor = (reply: FastifyReply, seconds: number): void =>
  void reply.header('cache-control', `public, max-age=${seconds}`);

const CITIES_SHOWN = 20;

const lists: ReadonlyMap<string, readonly ReferenceEntry[]> = new Map(Object.entries(REFERENCE));

export const reference: Handlers<typeof contract.reference> = {
  cities: async ({ query, reply }) => {
    const cities = await loadCities();
    const items = cities.search(query.q, CITIES_SHOWN);
    cacheFor(reply, 24 * HOUR);
    return { items, total: items.length };
  },

  instruments: async ({ query, reply }) => {
    cacheFor(reply, HOUR);
    return instrumentTexts(query.language);
  },

  list: async ({ params, query, reply }) => {
    const entries = lists.get(params.name);
    if (!entries) throw new AppError('not_found');
    const items = [...searchReference(entries, query.q, query.language)];
    cacheFor(reply, HOUR);
    return { items, total: items.length };
  },
};
