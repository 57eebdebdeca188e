import { fieldErrors } from '@cadran/contract';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { invalid } from '../app-error.ts';
import { findUnstorableText } from '../errors/unstorable-text.ts';

/** Recursive schemas would overflow the stack on deeper values. */
const MAX_DEPTH = 64;

/** Iterative, because recursion could itself overflow the stack. */
const isTooDeep = (data: unknown): boolean => {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
};

const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = '' }) =>
  (data: unknown) => {
    if (isTooDeep(data)) return { error: invalid({ [httpPart]: 'format' }) };
    const parsed = schema.safeParse(data, { reportInput: true });
    if (!parsed.success) return { error: invalid(fieldErrors(parsed.error.issues)) };
    const unstorable = findUnstorableText(parsed.data);
    return unstorable === undefined
      ? { value: parsed.data }
      : { error: invalid({ [unstorable]: 'format' }) };
  };

/** zod for requests and responses: fields missing from a response schema are not sent. */
export const registerValidation = (app: FastifyInstance): void => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
};
