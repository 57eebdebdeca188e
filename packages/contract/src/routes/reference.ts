import { z } from 'zod';
import { LANGUAGES } from '../codes/index.ts';
import { defineRoutes } from '../route.ts';
import { listOf } from '../schemas/basics.ts';
import {
  cityEntry,
  cityQuery,
  instrumentTexts,
  referenceEntry,
  referenceQuery,
} from '../schemas/reference.ts';

/** Public and cacheable: nothing here belongs to anybody. */
export const reference = defineRoutes({
  cities: {
    method: 'GET',
    path: '/reference/cities',
    summary: 'Cities whose name begins with the search, the largest first',
    access: 'public',
    query: cityQuery,
    answer: listOf(cityEntry),
  },
  instruments: {
    method: 'GET',
    path: '/reference/instruments',
    summary: 'The items of the screening questionnaire with their texts',
    access: 'public',
    query: z.strictObject({ language: z.enum(LANGUAGES).default('fr') }),
    answer: instrumentTexts,
  },
  list: {
    method: 'GET',
    path: '/reference/:name',
    summary: 'A reference list by its name: professions, sectors, countries, languages, degrees, …',
    access: 'public',
    params: z.strictObject({ name: z.string() }),
    query: referenceQuery,
    answer: listOf(referenceEntry),
  },
});
