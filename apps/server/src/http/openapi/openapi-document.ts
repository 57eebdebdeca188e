import { contract, errorResponse, type Route, successStatus } from '@cadran/contract';
import { z } from 'zod';
import { ERROR_SCHEMA, errorResponses } from './openapi-errors.ts';
import type { JsonSchema } from '../json-schema.ts';
import { buildExample } from './openapi-examples.ts';

interface Media {
  readonly schema?: JsonSchema;
  readonly example?: unknown;
}
interface Content {
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}
interface Operation {
  readonly operationId?: string;
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}
interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}

const findRoute = (operationId: string | undefined): Route | undefined => {
  const [group = '', name = ''] = operationId?.split('.') ?? [];
  const groups: Readonly<Record<string, Readonly<Record<string, Route>>>> = contract;
  return groups[group]?.[name];
};

/** Routes without a response schema would be documented as an empty 200. */
const describeSuccess = (
  route: Route,
  responses: Readonly<Record<string, Content>>,
): Readonly<Record<string, Content>> => {
  // Errors are documented status by status (errorResponses).
  if (route.answer)
    return Object.fromEntries(
      Object.entries(responses).filter(([status]) => status.startsWith('2')),
    );
  const status = successStatus(route);
  const description = route.produces ? 'The file' : 'Done; nothing is answered';
  const media = { schema: { type: 'string', format: 'binary' }, example: '…' };
  const content = route.produces ? { content: { [route.produces]: media } } : {};
  return { [String(status)]: { description, ...content } };
};

/** Adds an example to every body and response: the contract's own, or one generated from the schema. */
export const withExamples = (generated: object): object => {
  const document: Document = generated;
  const schemas = document.components?.schemas ?? {};
  const find = (reference: string) => schemas[reference.split('/').at(-1) ?? ''];
  const shown = <T extends Content>(part: T, example?: unknown): T => ({
    ...part,
    ...(part.content && {
      content: Object.fromEntries(
        Object.entries(part.content).map(([type, media]) => [
          type,
          media.schema === undefined
            ? media
            : { ...media, example: example ?? buildExample(media.schema, find) },
        ]),
      ),
    }),
  });
  const operation = (one: Operation): Operation => {
    const route = findRoute(one.operationId);
    return {
      ...one,
      ...(route?.scope && { 'x-scope': route.scope }),
      ...(one.requestBody && { requestBody: shown(one.requestBody, route?.example) }),
      ...(one.responses && {
        responses: {
          ...Object.fromEntries(
            Object.entries(route ? describeSuccess(route, one.responses) : one.responses).map(
              ([status, answer]) => [status, status.startsWith('2') ? shown(answer) : answer],
            ),
          ),
          ...(route && errorResponses(route)),
        },
      }),
    };
  };
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...schemas, [ERROR_SCHEMA]: z.toJSONSchema(errorResponse) },
    },
    paths: Object.fromEntries(
      Object.entries(document.paths ?? {}).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, one]) => [method, operation(one as Operation)]),
        ),
      ]),
    ),
  };
};
