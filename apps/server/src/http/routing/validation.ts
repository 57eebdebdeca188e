import { fieldErrors } from '@cadran/contract';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { invalid } from '../app-error.ts';
import { findUnstorableText } from '../errors/unstorable-text.ts';

/** Recursive schemas would overflow the stack on deeper values. */
const MAX_DEPTH = 64;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = '' }) =>
  (data: unknown) => {
    if (isDeeperThan(MAX_DEPTH, data)) return { error: invalid({ [httpPart]: 'format' }) };
    const parsed = schema.safeParse(data, { reportInput: true });
    if (!parsed.success) return { error: invalid(fieldErrors(parsed.error.issues)) };
    const unstorable = findUnstorableText(parsed.data);
    return unstorable === undefined
      ? { value: parsed.data }
      : { error: invalid({ [unstorable]: 'format' }) };
  };

/** Requests are checked here, answers before the commit (route-table.ts): there is nothing left but to write them. */
export const registerValidation = (app: FastifyInstance): void => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
};
