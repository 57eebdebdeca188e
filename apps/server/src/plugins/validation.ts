import { fieldErrors } from '@cadran/contract';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { invalid } from '../app-error.ts';
import { unstorableText } from './unstorable-text.ts';

/** Parses what came in; every refused field is named with its rule. */
const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
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
