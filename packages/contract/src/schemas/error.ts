import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../errors.ts';

export const errorAnswer = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
