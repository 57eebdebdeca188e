import type { contract } from '@cadran/contract';
import {
  createReferenceSearch,
  REFERENCE,
  type ReferenceEntry,
  type ReferenceSearch,
  searchProfessions,
} from '@cadran/instruments';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/context.ts';
import { loadCities } from './cities/load-cities.ts';
import { instrumentTexts } from './instrument-texts.ts';

const HOUR = 3600;
const cacheFor = (reply: FastifyReply, seconds: number): void =>
  void reply.header('cache-control', `public, max-age=${seconds}`);

const CITIES_SHOWN = 20;

const searches = new Map<string, ReferenceSearch<ReferenceEntry>>([
  ...Object.entries(REFERENCE).map(
    ([name, list]) => [name, createReferenceSearch<ReferenceEntry>(list)] as const,
  ),
  ['professions', searchProfessions],
]);

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
    const search = searches.get(params.name);
    if (!search) throw new AppError('not_found');
    const items = search(query.q ?? '', query.language).map(({ entry }) => entry);
    cacheFor(reply, HOUR);
    return { items, total: items.length };
  },
};
