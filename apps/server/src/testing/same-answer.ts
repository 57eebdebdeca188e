import type { LightMyRequestResponse } from 'fastify';

/** All of an answer but what differs by design: the request's id, its nonce and the moment. */
export const bytesOf = (answer: LightMyRequestResponse): string => {
  const { requestId } = answer.json<{ error: { requestId: string } }>().error;
  const { date: _, ...headers } = answer.headers;
  return JSON.stringify([answer.statusCode, headers, answer.body])
    .replaceAll(requestId, 'id')
    .replace(/'nonce-[^']+'/, 'nonce');
};
