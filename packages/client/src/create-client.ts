import { type ApiError, isApiError } from './api-error.ts';
import type { CadranClient } from './client-type.ts';
import { fileNameOf } from './file-name.ts';
import type { AnyInput, RouteEntry } from './route-entry.ts';
import { routes } from './routes.ts';
import { type Sender, send } from './send.ts';

interface Options extends Sender {
  /** Told of every refusal, beside the caller. */
  readonly onRefusal?: (error: ApiError) => void;
}

const answerOf = async (route: RouteEntry, response: Response): Promise<unknown> => {
  if (route.produces) {
    const name = fileNameOf(response.headers.get('content-disposition'));
    return { name, blob: await response.blob() };
  }
  return response.status === 204 ? undefined : response.json();
};

const mapValues = <T, U>(
  table: Readonly<Record<string, T>>,
  change: (value: T) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));

export const createClient = ({ onRefusal, ...sender }: Options): CadranClient => {
  const call =
    (route: RouteEntry) =>
    async (input: AnyInput = {}) => {
      const sending = send(route, input, sender).catch((error: unknown) => {
        if (isApiError(error)) onRefusal?.(error);
        throw error;
      });
      return answerOf(route, await sending);
    };
  const table: Readonly<Record<string, Readonly<Record<string, RouteEntry>>>> = routes;
  // The table has every route of the contract by its own name: it is made from it.
  return mapValues(table, (group) => mapValues(group, call)) as unknown as CadranClient;
};
