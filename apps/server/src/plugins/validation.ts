import { fieldErrors } from '@cadran/contract';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { invalid } from '../app-error.ts';
import { unstorableText } from './unstorable-text.ts';

/** More than anything of ours is nested. A schema that follows a value down calls itself at every step. */
const DEEPEST = 64;

/** Level by level and not by calling itself: what is asked is whether that would go too far. */
const isTooDeep = (data: unknown): boolean => {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
};

/** Parses what came in; every refused field is named with its rule. */
const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = '' }) =>
  (data: unknown) => {
    if (isTooDeep(data)) return { error: invalid({ [httpPart]: 'format' }) };
    const parsed = schema.safeParse(data, { reportInput: true });
    if (!parsed.success) return { error: invalid(fieldErrors(parsed.error.issues)) };
    const unstorable = unstorableText(parsed.data);
    return unstorable === undefined
      ? { value: parsed.data }
      : { error: invalid({ [unstorable]: 'format' }) };
  };

/** zod in and out: what the answer's schema does not name is not sent. */
export const registerValidation = (app: FastifyInstance): void => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
};
