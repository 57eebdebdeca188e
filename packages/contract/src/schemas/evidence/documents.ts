import { z } from 'zod';
import { LANGUAGES, ORGANIZATION_DOCUMENTS } from '../../codes/index.ts';
import { timeZoneQuery } from '../base/basics.ts';

/** Left out: the default language, and the organisation's time zone. */
export const manualQuery = timeZoneQuery.extend({ language: z.enum(LANGUAGES).optional() });

/** Left out: the instructions for use. */
export const organizationDocumentQuery = manualQuery.extend({
  document: z.enum(ORGANIZATION_DOCUMENTS).optional(),
});
