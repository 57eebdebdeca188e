import { z } from 'zod';
import { EVIDENCE_DOCUMENTS, LANGUAGES } from '../../codes/index.ts';
import { timeZoneQuery } from '../base/basics.ts';

/** Left out: the technical manual, in the default language and the organisation's time zone. */
export const evidenceDocumentQuery = timeZoneQuery.extend({
  document: z.enum(EVIDENCE_DOCUMENTS).optional(),
  language: z.enum(LANGUAGES).optional(),
});
