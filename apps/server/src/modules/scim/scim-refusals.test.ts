import { randomUUID } from 'node:crypto';
import { SCIM_LIMITS, type ScimUser } from '@cadran/contract';
import SCIMMY from 'scimmy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { scimFixture } from '../../testing/scim/scim-fixture.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const ERROR = ['urn:ietf:params:scim:api:messages:2.0:Error'];
const address = () => `${randomUUID()}@example.org`;

describe('what a directory sends', () => {
  let test: TestApp;
  let fixture: Awaited<ReturnType<typeof scimFixture>>;
  beforeAll(async () => {
    test = await createTestApp();
    fixture = await scimFixture(test);
  });
  afterAll(() => test.close());

  it('is filtered as an independent implementation filters it', async () => {
    const { user, list } = await scimFixture(test);
    await user('ada@filters.example', { displayName: 'Ada Lovelace', externalId: 'E-1' });
    await user('grace@filters.example', { displayName: 'Grace Hopper', active: false });
    await user('alan@filters.example', {
      name: { givenName: 'Alan', familyName: 'Turing' },
      externalId: 'e-1',
    });
    const { Resources } = await list<ScimUser>('Users');
    const filters = [
      'userName eq "ada@filters.example"',
      'userName sw "a"',
      'userName ew "filters.example" and active eq true',
      'displayName co "Hop"',
      'externalId eq "E-1"',
      'externalId pr',
      'not (externalId pr)',
      'name.familyName eq "Turing"',
      'active eq false or userName eq "ada@filters.example"',
      'userName sw "a" and (externalId eq "E-1" or displayName co "Turing")',
      'userName ne "ada@filters.example"',
      'meta.created gt "2020-01-01T00:00:00Z"',
      'meta.lastModified lt "2020-01-01T00:00:00Z"',
      'emails[type eq "work" and value co "grace"]',
      'emails.value eq "alan@filters.example"',
    ];
    for (const filter of filters) {
      const ours = (await list<ScimUser>('Users', filter)).Resources.map(({ id }) => id);
      const reference = new SCIMMY.Types.Filter(filter)
        .match(Resources as unknown as Record<string, unknown>[])
        .map((resource) => String(resource['id']));
      expect([filter, ours.toSorted()]).toEqual([filter, reference.toSorted()]);
    }
    // It compares letters as they are; RFC 7643 says that these attributes ignore case.
    expect((await list('Users', 'USERNAME EQ "ADA@filters.example"')).totalResults).toBe(1);
    const urn = 'urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ada@filters.example"';
    expect((await list('Users', urn)).totalResults).toBe(1);
  });

  it('is paged, and shows the attributes that are asked for', async () => {
    const { user, group, list, call } = await scimFixture(test);
    const ids = [];
    for (let made = 0; made < 4; made += 1) ids.push((await user(address())).id);
    const first = await list<ScimUser>('Users', undefined, '&startIndex=1&count=2');
    expect(first).toMatchObject({ totalResults: 5, startIndex: 1, itemsPerPage: 2 });
    const rest = await list<ScimUser>('Users', undefined, '&startIndex=3&count=1000');
    expect(rest).toMatchObject({ totalResults: 5, startIndex: 3, itemsPerPage: 3 });
    const seen = [...first.Resources, ...rest.Resources].map(({ id }) => id);
    expect(new Set(seen).size).toBe(5);
    expect(await list('Users', undefined, '&startIndex=0&count=-1')).toMatchObject({
      totalResults: 5,
      startIndex: 1,
      itemsPerPage: 0,
    });
    const { id } = await group('Paged', ...ids);
    const without = await call('GET', `/Groups/${id}?excludedAttributes=members`);
    expect(Object.keys(without.json<object>()).toSorted()).toEqual([
      'displayName',
      'id',
      'meta',
      'schemas',
    ]);
    const only = await call('GET', `/Users/${ids[0]}?attributes=userName`);
    expect(Object.keys(only.json<object>()).toSorted()).toEqual(['id', 'schemas', 'userName']);
    const member = await list('Groups', `members[value eq "${ids[1]}"]`);
    expect(member.totalResults).toBe(1);
    expect((await list('Groups', `members.value eq "${randomUUID()}"`)).totalResults).toBe(0);
    expect((await list('Groups', 'displayName eq "PAGED"')).totalResults).toBe(1);
  });

  const hostile = [
    'userName eq',
    'userName',
    'userName eq "a" or',
    '(userName eq "a"',
    'userName eq "a")',
    'password eq "x"',
    'passwordHash pr',
    'constructor pr',
    '__proto__ eq "x"',
    'active gt true',
    'active eq 7',
    'userName eq 7',
    'meta.created gt "yesterday"',
    `userName eq "a'); drop table users; --`,
    `${'('.repeat(400)}userName pr${')'.repeat(400)} and`,
    `${'not ('.repeat(30)}userName pr${')'.repeat(30)}`,
    `userName eq "${'x'.repeat(SCIM_LIMITS.filterCharacters)}"`,
    Array(SCIM_LIMITS.filterComparisons + 1)
      .fill('userName pr')
      .join(' or '),
  ];
  it.each(hostile)('is refused by name and logged: %s', async (filter) => {
    const { call, organizationId } = fixture;
    for (const kind of ['Users', 'Groups']) {
      const answer = await call('GET', `/${kind}?filter=${encodeURIComponent(filter)}`);
      expect(answer.headers['content-type']).toContain('application/scim+json');
      expect(answer.json()).toMatchObject({
        schemas: ERROR,
        status: '400',
        scimType: 'invalidFilter',
      });
    }
    const [line] = await readActivityLog(test, organizationId);
    expect(line).toMatchObject({
      action: 'refuse_provisioning',
      detail: { reason: 'invalidFilter' },
    });
  });

  it('accepts as many comparisons as the limit, and text that looks like SQL', async () => {
    const { list } = fixture;
    const most = Array(SCIM_LIMITS.filterComparisons).fill('userName pr').join(' or ');
    expect((await list('Users', most)).totalResults).toBeGreaterThan(0);
    expect((await list('Users', `userName eq "' or 1=1 --"`)).totalResults).toBe(0);
    expect((await list('Users', 'userName co "%"')).totalResults).toBe(0);
  });

  it.each([
    ['a path to what objects inherit', { op: 'add', path: '__proto__.polluted', value: 'x' }],
    [
      'the same through the constructor',
      { op: 'add', path: 'constructor.prototype.a', value: 'x' },
    ],
    ['in the value', { op: 'add', value: { 'constructor.prototype.a': 'x' } }],
    ['a broken path', { op: 'replace', path: 'emails[type eq', value: 'x' }],
  ])('has no path that changes the server: %s', async (_, operation) => {
    const { patch, user, organizationId } = fixture;
    const { id } = await user(address());
    const answer = await patch(`/Users/${id}`, operation);
    expect(answer.json()).toMatchObject({ status: '400', scimType: 'invalidPath' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
    const [line] = await readActivityLog(test, organizationId);
    expect(line).toMatchObject({ detail: { reason: 'invalidPath' } });
  });

  it('is refused in the format of SCIM', async () => {
    const { call, patch, user, group } = fixture;
    const made = await user(address());
    const path = `/Users/${made.id}`;
    const refusal = async (answer: ReturnType<typeof call>) => {
      const { schemas, status, scimType } = (await answer).json<Record<string, unknown>>();
      expect(schemas).toEqual(ERROR);
      return `${String(status)} ${String(scimType)}`;
    };
    expect(await refusal(call('POST', '/Users', { userName: made.userName }))).toBe(
      '409 uniqueness',
    );
    const outsider = await test.make.user();
    expect(await refusal(call('POST', '/Users', { userName: outsider.email }))).toBe(
      '409 uniqueness',
    );
    expect(await refusal(call('POST', '/Users', {}))).toBe('400 invalidValue');
    expect(await refusal(call('POST', '/Users', { userName: 'no-address' }))).toBe(
      '400 invalidValue',
    );
    expect(await refusal(patch(path, { op: 'remove' }))).toBe('400 noTarget');
    expect(await refusal(patch(path, { op: 'replace', path: 'active', value: 'maybe' }))).toBe(
      '400 invalidValue',
    );
    expect(await refusal(patch(path, { op: 'move', path: 'active', value: true }))).toBe(
      '400 invalidValue',
    );
    expect(await refusal(patch(path, { op: 'remove', path: 'userName' }))).toBe('400 invalidValue');
    await group('Taken');
    expect(await refusal(call('POST', '/Groups', { displayName: 'TAKEN' }))).toBe('409 uniqueness');
    expect(await refusal(call('GET', `/Users/${randomUUID()}`))).toBe('404 undefined');
    const anonymous = await test.app.inject({ url: '/api/scim/v2/Users' });
    expect(anonymous.json()).toMatchObject({ schemas: ERROR, status: '401' });
    const broken = await test.app.inject({
      method: 'POST',
      url: '/api/scim/v2/Users',
      headers: { 'content-type': 'application/scim+json' },
      payload: '{',
    });
    expect(broken.json()).toMatchObject({ schemas: ERROR, status: '401' });
  });
});
