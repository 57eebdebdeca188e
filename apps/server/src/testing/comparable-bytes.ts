import type { LightMyRequestResponse } from 'fastify';

/** A response without request id, nonce and time, which differ by design. */
export const comparableBytes = (answer: LightMyRequestResponse): string => {
  const { requestId } = answer.json<{ error: { requestId: string } }>().error;
  const { date: _, ...headers } = answer.headers;
  return JSON.stringify([answer.statusCode, headers, answer.body])
    .replaceAll(requestId, 'id')
    .replace(/'nonce-[^']+'/, 'nonce');
};
