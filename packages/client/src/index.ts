export { ApiError, isApiError } from './api-error.ts';
export { type CadranClient, createClient } from './create-client.ts';
export type { NamedFile } from './route-call.ts';
export { routes } from './routes.ts';
export { send } from './send.ts';
