import { z } from 'zod';
import { LANGUAGES } from '../codes/index.ts';
import { defineRoutes } from '../route.ts';
import { listOf } from '../schemas/base/basics.ts';
import {
  cityEntry,
  cityQuery,
  instrumentTexts,
  referenceEntry,
  referenceQuery,
} from '../schemas/reference.ts';

/** Public and cacheable. */
export const reference = defineRoutes({
  cities: {
    method: 'GET',
    path: '/reference/cities',
    summary: 'Search cities',
    description:
      'Returns the cities whose name begins with the search, largest first. Cities that read the same with their region are listed once.',
    access: 'public',
    query: cityQuery,
    answer: listOf(cityEntry),
  },
  instruments: {
    method: 'GET',
    path: '/reference/instruments',
    summary: 'Get the screening questionnaire items',
    access: 'public',
    query: z.strictObject({ language: z.enum(LANGUAGES).default('fr') }),
    answer: instrumentTexts,
  },
  list: {
    method: 'GET',
    path: '/reference/:name',
    summary: 'Get a reference list',
    description:
      'Lists are professions, sectors, countries, languages, degrees and others. Professions are also found by job titles in French and English; where a profession is asked for, a title that is not listed may be sent instead of a code.',
    access: 'public',
    params: z.strictObject({ name: z.string() }),
    query: referenceQuery,
    answer: listOf(referenceEntry),
  },
});
