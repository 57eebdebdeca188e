import { z } from 'zod';
import { LIMITS } from '../../codes/index.ts';
import { id } from '../base/basics.ts';
import { credentials } from './user.ts';

/** A spreadsheet saved as CSV: comma, semicolon or tab, with or without BOM, headers in French or English. */
export const userImport = z.strictObject({
  organizationId: id,
  csv: z.string().min(1).max(LIMITS.importCharacters),
  sendCredentials: z.boolean().default(true),
});

/** `line` counts as a text editor does, the header being line 1. */
const importedLine = z.object({ line: z.int(), username: z.string() });

export const userImportReport = z.object({
  created: z.int(),
  refused: z.int(),
  lines: z.array(
    z.discriminatedUnion('status', [
      importedLine.extend({ status: z.literal('created'), credentials }),
      importedLine.extend({
        status: z.literal('refused'),
        fields: z.record(z.string(), z.string()),
      }),
    ]),
  ),
});
export type UserImportReport = z.infer<typeof userImportReport>;
