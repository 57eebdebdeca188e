import type { Route } from './route.ts';
import { auth } from './routes/auth.ts';
import { organizations } from './routes/organizations.ts';
import { users } from './routes/users.ts';

/** The table of calls. Server, web client, OpenAPI document and authorisation test all read it. */
export const contract = { auth, organizations, users } as const;

export const allRoutes: readonly Route[] = Object.values(contract).flatMap((group) =>
  Object.values<Route>(group),
);
