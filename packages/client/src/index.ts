export { ApiError, isApiError } from './api-error.ts';
export type { CadranClient } from './client-type.ts';
export { createClient } from './create-client.ts';
export type { NamedFile } from './route-entry.ts';
export { routes } from './routes.ts';
export { send } from './send.ts';
