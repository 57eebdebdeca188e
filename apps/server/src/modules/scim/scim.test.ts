import { randomUUID } from 'node:crypto';
import { contract, type ScimGroup, type ScimUser } from '@cadran/contract';
import SCIMMY from 'scimmy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { scimFixture } from '../../testing/scim/scim-fixture.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { auth, integration } = contract;
const address = () => `${randomUUID()}@example.org`;

describe('users and groups of a directory', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('says what it supports', async () => {
    const { call } = await scimFixture(test);
    const config = await call('GET', '/ServiceProviderConfig');
    expect(config.headers['content-type']).toContain('application/scim+json');
    expect(config.json()).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
    });
    const types = (await call('GET', '/ResourceTypes')).json();
    expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual([
      '/Users',
      '/Groups',
    ]);
    const user = 'urn:ietf:params:scim:schemas:core:2.0:User';
    expect((await call('GET', '/Schemas')).json().totalResults).toBe(2);
    expect((await call('GET', `/Schemas/${user}`)).json()).toMatchObject({ id: user });
    expect((await call('GET', '/Schemas/urn:unknown')).json()).toMatchObject({ status: '404' });
  });

  it('takes the bodies of RFC 7644 (3.3, 3.5.1, 3.5.2)', async () => {
    const { call, organizationId } = await scimFixture(test);
    const created = await call('POST', '/Users', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'bjensen',
      externalId: 'bjensen',
      name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
      emails: [{ value: 'bjensen@rfc.example.com' }],
    });
    expect(created.statusCode).toBe(201);
    const user = created.json<ScimUser>();
    expect(user).toMatchObject({
      userName: 'bjensen',
      externalId: 'bjensen',
      active: true,
      name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
      meta: {
        resourceType: 'User',
        location: `http://localhost:3000/api/scim/v2/Users/${user.id}`,
      },
    });
    const replaced = await call('PUT', `/Users/${user.id}`, {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      id: user.id,
      userName: 'bjensen',
      externalId: 'bjensen',
      name: {
        formatted: 'Ms. Barbara J Jensen III',
        familyName: 'Jensen',
        givenName: 'Barbara',
        middleName: 'Jane',
      },
      roles: [{ value: 'superadmin' }],
      emails: [{ value: 'bjensen@rfc.example.com' }, { value: 'babs@rfc-jensen.org' }],
    });
    expect(replaced.json()).toMatchObject({ emails: [{ value: 'bjensen@rfc.example.com' }] });
    const group = (await call('POST', '/Groups', { displayName: 'Tour Guides' })).json<ScimGroup>();
    const added = await call('PATCH', `/Groups/${group.id}`, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [
        {
          op: 'add',
          path: 'members',
          value: [
            {
              display: 'Babs Jensen',
              $ref: `https://example.com/v2/Users/${user.id}`,
              value: user.id,
            },
          ],
        },
      ],
    });
    expect(added.json()).toMatchObject({ members: [{ value: user.id }] });
    const removed = await call('PATCH', `/Groups/${group.id}`, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'remove', path: `members[value eq "${user.id}"]` }],
    });
    expect(removed.json()).toMatchObject({ members: [] });
    const emails = await call('PATCH', `/Users/${user.id}`, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [
        {
          op: 'add',
          value: {
            emails: [{ value: 'babs@rfc-jensen.org', type: 'home' }],
            nickname: 'Babs',
          },
        },
      ],
    });
    expect(emails.statusCode).toBe(200);
    const [line] = await readActivityLog(test, organizationId);
    expect(line).toMatchObject({ actor: 'API · Directory' });
  });

  it('understands the dialects of Entra ID and Okta', async () => {
    const { patch, user, group, stored } = await scimFixture(test);
    const { id } = await user(address(), { displayName: 'Ada' });
    const path = `/Users/${id}`;
    const off = await patch(path, { op: 'Replace', path: 'active', value: 'False' });
    expect(off.json()).toMatchObject({ active: false });
    const on = await patch(path, { op: 'replace', value: { active: true } });
    expect(on.json()).toMatchObject({ active: true });
    const [mail, other] = [address(), address()];
    await patch(
      path,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: mail },
      { op: 'Add', path: 'name.givenName', value: 'Ada' },
      { op: 'Add', path: 'NAME.familyname', value: 'Lovelace' },
      {
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'Sales',
      },
    );
    expect(await stored(id)).toMatchObject({ email: mail, full_name: 'Ada Lovelace' });
    await patch(path, { op: 'replace', value: { 'name.givenName': 'Augusta', userName: other } });
    expect(await stored(id)).toMatchObject({ full_name: 'Augusta Lovelace' });
    const made = await group('Engineers', id);
    const second = await user(address());
    const groupPath = `/Groups/${made.id}`;
    const added = await patch(groupPath, {
      op: 'Add',
      path: 'members',
      value: [{ value: second.id }],
    });
    expect(added.json<ScimGroup>().members).toHaveLength(2);
    const left = await patch(groupPath, {
      op: 'Remove',
      path: 'members',
      value: [{ value: id, display: 'Ada' }],
    });
    expect(left.json()).toMatchObject({ members: [{ value: second.id }] });
    const renamed = await patch(groupPath, {
      op: 'replace',
      value: { id: made.id, displayName: 'Builders' },
    });
    expect(renamed.json()).toMatchObject({ displayName: 'Builders' });
  });

  it('is understood by an independent implementation of SCIM', async () => {
    const { call, user, group } = await scimFixture(test);
    const made = await user(address(), { displayName: 'Ada', externalId: 'e-1' });
    const team = await group('Team', made.id);
    const read = (await call('GET', `/Users/${made.id}`)).json<ScimUser>();
    const asUser = new SCIMMY.Schemas.User(read, 'out') as unknown as ScimUser;
    expect(asUser).toMatchObject({ userName: read.userName, active: true, displayName: 'Ada' });
    const asGroup = new SCIMMY.Schemas.Group(team, 'out') as unknown as ScimGroup;
    expect(asGroup).toMatchObject({ displayName: 'Team', members: [{ value: made.id }] });
    // The same operations, by it and by the server.
    const operations: { op: 'replace'; path: string; value: string }[] = [
      { op: 'replace', path: 'displayName', value: 'Countess' },
      { op: 'replace', path: 'externalId', value: 'e-2' },
    ];
    const message = new SCIMMY.Messages.PatchOp({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: operations,
    });
    const sent = JSON.parse(JSON.stringify(message)) as object;
    const changed = (await call('PATCH', `/Users/${made.id}`, sent)).json();
    expect(changed).toMatchObject({ displayName: 'Countess', externalId: 'e-2' });
  });

  it('gives roles and modules by groups, as the administrator says', async () => {
    const { user, group, give, stored, patch, call, asAdmin, organizationId } =
      await scimFixture(test);
    const ada = await user(address());
    expect(await stored(ada.id)).toMatchObject({ role: 'user', screening_enabled: true });
    const recruiters = await group('Recruiters', ada.id);
    const bosses = await group('HR directors');
    // A group gives nothing until an administrator says what.
    expect(await stored(ada.id)).toMatchObject({ role: 'user', screening_enabled: true });
    expect((await give(recruiters.id, { screeningEnabled: true })).statusCode).toBe(200);
    expect(await stored(ada.id)).toMatchObject({
      role: 'user',
      screening_enabled: true,
      profiling_enabled: false,
    });
    await give(bosses.id, { role: 'admin', profilingEnabled: true });
    await patch(`/Groups/${bosses.id}`, { op: 'add', path: 'members', value: { value: ada.id } });
    expect(await stored(ada.id)).toMatchObject({
      role: 'admin',
      screening_enabled: true,
      profiling_enabled: true,
    });
    expect((await call('DELETE', `/Groups/${bosses.id}`)).statusCode).toBe(204);
    expect(await stored(ada.id)).toMatchObject({ role: 'user', profiling_enabled: false });
    // New users have nothing until they are in a group.
    const late = await user(address());
    expect(await stored(late.id)).toMatchObject({ screening_enabled: false });
    const read = await asAdmin.call(contract.directory.read, { params: { id: organizationId } });
    expect(read.json()).toMatchObject({
      url: 'http://localhost:3000/api/scim/v2',
      groups: [{ displayName: 'Recruiters', members: 1, role: 'user', screeningEnabled: true }],
    });
    expect((await give(recruiters.id, { role: 'superadmin' })).statusCode).toBe(422);
  });

  it('ends the access of leavers at once', async () => {
    const { admin, asAdmin, organizationId, list, patch, call, user } = await scimFixture(test);
    const leaver = await test.make.admin({ organizationId });
    const session = await test.as(leaver);
    const made = await session.call(integration.createKey, {
      params: { id: organizationId },
      body: { name: 'Of the leaver', scopes: ['campaigns:read'] },
    });
    const { key } = made.json<{ key: string }>();
    const campaigns = () => test.withToken(key).call(contract.screening.listCampaigns);
    expect((await campaigns()).statusCode).toBe(200);
    const campaign = await test.make.screeningCampaign(leaver);
    const found = await list<ScimUser>('Users', `userName eq "${leaver.email.toUpperCase()}"`);
    expect(found.Resources).toMatchObject([{ id: leaver.id }]);
    const off = await patch(`/Users/${leaver.id}`, { op: 'replace', path: 'active', value: false });
    expect(off.statusCode).toBe(200);
    expect((await session.call(auth.session)).statusCode).toBe(401);
    expect((await campaigns()).statusCode).toBe(401);
    const [owner] = await test.database.asSuperuser<{ id: string }>(
      'select owner_id as id from screening_campaigns where id = $1',
      [campaign.id],
    );
    expect(owner?.id).toBe(leaver.id);
    const [line] = await readActivityLog(test, organizationId);
    expect(line).toMatchObject({ action: 'update', detail: { keys: ['Of the leaver'] } });
    // Deleted: the directory no longer sees the account; created again: the same account.
    const path = `/Users/${leaver.id}`;
    expect((await call('DELETE', path)).statusCode).toBe(204);
    expect((await call('GET', path)).statusCode).toBe(404);
    expect((await call('DELETE', path)).statusCode).toBe(404);
    const back = await user(leaver.email);
    expect([back.id, back.active]).toEqual([leaver.id, true]);
    // The key of the directory itself stays, although its creator leaves.
    const successor = await test.make.admin({ organizationId });
    expect(successor.organizationId).toBe(organizationId);
    await patch(`/Users/${admin.id}`, { op: 'replace', path: 'active', value: false });
    expect((await asAdmin.call(auth.session)).statusCode).toBe(401);
    expect((await call('GET', '/Users')).statusCode).toBe(200);
  });

  it('keeps the last administrator, and logs what was refused', async () => {
    const { admin, group, give, patch, call, stored, organizationId } = await scimFixture(test);
    const refused = async (answer: ReturnType<typeof call>) => {
      expect((await answer).json()).toMatchObject({ status: '403', error: { code: 'last_admin' } });
      expect(await stored(admin.id)).toMatchObject({ role: 'admin', status: 'active' });
      const [line] = await readActivityLog(test, organizationId);
      expect(line).toMatchObject({
        action: 'refuse_provisioning',
        detail: { reason: 'last_admin' },
      });
    };
    await refused(call('DELETE', `/Users/${admin.id}`));
    await refused(patch(`/Users/${admin.id}`, { op: 'replace', path: 'active', value: false }));
    const users = await group('Users');
    await give(users.id, { screeningEnabled: true });
    await refused(
      patch(`/Groups/${users.id}`, { op: 'add', path: 'members', value: [{ value: admin.id }] }),
    );
    // One can take over from another in the same call.
    const admins = await group('Admins');
    await give(admins.id, { role: 'admin' });
    const joined = await patch(`/Groups/${admins.id}`, {
      op: 'add',
      path: 'members',
      value: [{ value: admin.id }],
    });
    expect(joined.statusCode).toBe(200);
    const next = await test.make.user({ organizationId });
    const swapped = await call('PUT', `/Groups/${admins.id}`, {
      displayName: 'Admins',
      members: [{ value: next.id }],
    });
    expect(swapped.statusCode).toBe(200);
    expect([await stored(next.id), await stored(admin.id)]).toMatchObject([
      { role: 'admin' },
      { role: 'user' },
    ]);
  });

  it('knows neither users of other organisations nor super admins', async () => {
    const { list, call, patch, group, organizationId } = await scimFixture(test);
    const theirs = await scimFixture(test);
    const stranger = await theirs.user(address());
    const team = await theirs.group('Theirs');
    const boss = await test.make.superadmin({ organizationId });
    const mine = await group('Mine');
    for (const { id } of [stranger, boss]) {
      expect((await call('GET', `/Users/${id}`)).statusCode).toBe(404);
      expect((await call('DELETE', `/Users/${id}`)).statusCode).toBe(404);
      expect(
        (await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })).statusCode,
      ).toBe(404);
      const added = await patch(`/Groups/${mine.id}`, {
        op: 'add',
        path: 'members',
        value: [{ value: id }],
      });
      expect(added.json()).toMatchObject({ status: '400', scimType: 'invalidValue' });
    }
    for (const email of [stranger.userName, boss.email])
      expect(await list('Users', `userName eq "${email}"`)).toMatchObject({ totalResults: 0 });
    expect((await call('GET', `/Groups/${team.id}`)).statusCode).toBe(404);
    expect((await call('PUT', `/Groups/${team.id}`, { displayName: 'x' })).statusCode).toBe(404);
  });
});
