import { fieldErrors } from '@cadran/contract';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { invalid } from '../app-error.ts';

/** Parses what came in; every refused field is named with its rule. */
const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = schema.safeParse(data, { reportInput: true });
    return parsed.success
      ? { value: parsed.data }
      : { error: invalid(fieldErrors(parsed.error.issues)) };
  };

/** zod in and out: what the answer's schema does not name is not sent. */
export const registerValidation = (app: FastifyInstance): void => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
};
