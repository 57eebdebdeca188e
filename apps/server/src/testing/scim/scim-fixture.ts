import { contract, type ScimGroup, type ScimUser } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import type { TestApp } from '../test-app.ts';

const { directory, integration } = contract;

export interface ScimList<T> {
  readonly totalResults: number;
  readonly startIndex: number;
  readonly itemsPerPage: number;
  readonly Resources: readonly T[];
}

const PATCH = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];

/** An organisation with an administrator, and its directory, which calls by HTTP as RFC 7644 says. */
export const scimFixture = async (test: TestApp) => {
  const admin = await test.make.admin();
  const { organizationId } = admin;
  const asAdmin = await test.as(admin);
  const created = await asAdmin.call(integration.createKey, {
    params: { id: organizationId },
    body: { name: 'Directory', scopes: ['users:provision'] },
  });
  const { key } = created.json<{ key: string }>();

  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    test.app.inject({
      method,
      url: `/api/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  const list = async <T>(kind: 'Users' | 'Groups', filter?: string, more = '') =>
    (
      await call(
        'GET',
        `/${kind}?${filter === undefined ? '' : `filter=${encodeURIComponent(filter)}`}${more}`,
      )
    ).json<ScimList<T>>();
  const patch = (path: string, ...Operations: object[]) =>
    call('PATCH', path, { schemas: PATCH, Operations });
  const user = async (userName: string, more: object = {}) =>
    (await call('POST', '/Users', { userName, ...more })).json<ScimUser>();
  const group = async (displayName: string, ...members: readonly string[]) =>
    (
      await call('POST', '/Groups', {
        displayName,
        members: members.map((value) => ({ value })),
      })
    ).json<ScimGroup>();
  /** What a group gives. */
  const give = (groupId: string, body: object, as: MadeUser = admin) =>
    test.as(as).then((caller) =>
      caller.call(directory.saveGroup, {
        params: { id: organizationId, groupId },
        body: { role: 'user', screeningEnabled: false, profilingEnabled: false, ...body },
      }),
    );
  const stored = async (id: string) =>
    (
      await test.database.asSuperuser<Record<string, unknown>>(
        'select role, status, email, full_name, screening_enabled, profiling_enabled from users where id = $1',
        [id],
      )
    )[0];
  return { admin, asAdmin, organizationId, call, list, patch, user, group, give, stored };
};
