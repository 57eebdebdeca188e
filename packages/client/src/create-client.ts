import { type ApiError, isApiError } from './api-error.ts';
import type { CadranClient } from './client-type.ts';
import { fileNameOf } from './file-name.ts';
import { type AnyInput, mapRoutes, type RouteEntry } from './route-entry.ts';
import { routes } from './routes.ts';
import { type Sender, send } from './send.ts';

interface Options extends Sender {
  /** Called with every error response, before the call rejects. */
  readonly onError?: (error: ApiError) => void;
}

const answerOf = async (route: RouteEntry, response: Response): Promise<unknown> => {
  if (route.produces) {
    const name = fileNameOf(response.headers.get('content-disposition'));
    return { name, blob: await response.blob() };
  }
  return response.status === 204 ? undefined : response.json();
};

export const createClient = ({ onError: onRefusal, ...sender }: Options): CadranClient => {
  const call =
    (route: RouteEntry) =>
    async (input: AnyInput = {}) => {
      const sending = send(route, input, sender).catch((error: unknown) => {
        if (isApiError(error)) onRefusal?.(error);
        throw error;
      });
      return answerOf(route, await sending);
    };
  const calls: object = mapRoutes<RouteEntry, unknown>(routes, call);
  return calls as CadranClient;
};
