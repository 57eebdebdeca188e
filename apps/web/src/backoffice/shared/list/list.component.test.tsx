import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { IconTrash, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi, type ReceivedRequest, refusal } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../testing/render-backoffice.tsx';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { useApi } from '../services.tsx';
import { userFixture } from '../session/session.fixture.ts';
import { defineList, oneOf, pageQuery } from './params/list-params.ts';
import { List } from './list.tsx';
import { useListParams } from './params/use-list-params.ts';

const people = defineList({
  sorts: ['username', 'email'],
  defaultSort: 'username',
  filters: { role: oneOf(['admin']) },
});
const removePerson = vi.fn<(name: string) => void>();

const People = () => {
  const api = useApi();
  const { address, position } = useListParams(people);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const query = useQuery({
    queryKey: ['people', address],
    queryFn: ({ signal }) =>
      api.users.list({ query: pageQuery(address, people.defaultSort), signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <List
      label="People"
      position={position}
      query={query}
      columns={[
        { key: 'name', header: 'Name', sort: 'username', cell: ({ username }) => username },
        { key: 'email', header: 'Mail', sort: 'email', cell: ({ email }) => email },
        { key: 'role', header: 'Role', cell: ({ role }) => role, foldBelow: 1440 },
      ]}
      rowName={({ username }) => username}
      actions={({ username }) => [
        { label: 'Remove', icon: IconTrash, onClick: () => removePerson(username) },
      ]}
      selection={{
        header: 'Chosen',
        label: ({ username }) => `Choose ${username}`,
        isSelected: ({ id }) => chosen.includes(id),
        isOffered: ({ role }) => role === 'user',
        isFull: chosen.length >= 2,
        page: { label: 'Choose the page', state: 'none', onToggle: () => setChosen([]) },
        onToggle: ({ id }) =>
          setChosen((before) =>
            before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
          ),
      }}
      searchLabel="Search people"
      count={(_, shown) => `${shown} people`}
      empty={{ icon: IconUsers, title: 'Nobody yet', explanation: 'Add the first person.' }}
    />
  );
};

const NAMES = ['ada', 'blaise', 'carl', 'dora'];
const user = (username: string) =>
  userFixture({
    id: username,
    username,
    email: `${username}@example.org`,
    role: username === 'dora' ? 'admin' : 'user',
  });

/** As many rows as asked for, the first ones named. */
const answer = (total: number) => (request: ReceivedRequest) => {
  const found = request.query['q']
    ? NAMES.filter((name) => name.includes(request.query['q'] ?? ''))
    : NAMES;
  const items = found.slice(0, total).map(user);
  return Response.json({ items, total: request.query['q'] ? items.length : total });
};

const renderList = async (
  respond: (request: ReceivedRequest) => Response | Promise<Response>,
  { language = 'en', path = '/' }: { language?: Language; path?: string } = {},
) => {
  const api = createFakeApi({ 'GET /api/users': respond });
  const view = await renderBackoffice(language, <People />, { api, path });
  return {
    ...view,
    t: await backoffice.list.load(language),
    shell: await backoffice.shell.load(language),
    lastQuery: () => api.requests.at(-1)?.query,
    requests: api.requests,
  };
};
const rows = () => screen.getAllByRole('row').slice(1);

describe.each(languagesFor('en'))('a list (%s)', (language) => {
  it('announces loading, then shows its rows and their number', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { shell } = await renderList(() => promise, { language });
    expect(await screen.findByRole('status', { name: shell.loading })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    resolve(Response.json({ items: NAMES.map(user), total: 4 }));
    expect(await screen.findByRole('table', { name: 'People' })).toBeDefined();
    expect(rows()).toHaveLength(4);
    expect(screen.getByText('4 people').getAttribute('role')).toBe('status');
    expect(screen.queryByRole('status', { name: shell.loading })).toBeNull();
  });

  it('shows what to do when empty, without a search box', async () => {
    await renderList(answer(0), { language });
    expect(await screen.findByText('Nobody yet')).toBeDefined();
    expect(screen.getByText('Add the first person.')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows the error and a button to retry', async () => {
    const responses = [refusal(403, 'forbidden')];
    const { user: visitor, shell } = await renderList(
      (request) => responses.pop() ?? answer(2)(request),
      { language },
    );
    const { codes } = await errors.load(language);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(shell.failure.title);
    expect(alert.textContent).toContain(codes.forbidden);
    await visitor.click(within(alert).getByRole('button', { name: shell.retry }));
    await screen.findByRole('table');
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to clear a search without result', async () => {
    const {
      user: visitor,
      t,
      search,
    } = await renderList(answer(4), {
      language,
      path: '/?q=nobody',
    });
    expect(await screen.findByText(t.nothingFound.title)).toBeDefined();
    await visitor.click(screen.getByRole('button', { name: t.nothingFound.clear }));
    await screen.findByRole('table');
    expect(rows()).toHaveLength(4);
    expect(search()).toEqual({});
    expect(screen.getByRole('searchbox').getAttribute('value')).toBe('');
  });

  it('changes pages and shows the range of rows', async () => {
    const { user: visitor, t, lastQuery, search } = await renderList(answer(60), { language });
    expect(await screen.findByText(t.range('1', '25', '60'))).toBeDefined();
    await visitor.click(screen.getByRole('button', { name: t.nextPage }));
    expect(await screen.findByText(t.range('26', '50', '60'))).toBeDefined();
    expect(search()).toEqual({ page: 2 });
    await visitor.click(screen.getByRole('button', { name: t.page(3) }));
    expect(await screen.findByText(t.range('51', '60', '60'))).toBeDefined();
    expect(lastQuery()).toMatchObject({ page: '3', pageSize: '25' });
  });
});

describe('a list', () => {
  it('sorts by a header, ascending first, and sets aria-sort', async () => {
    const { user: visitor, lastQuery, search } = await renderList(answer(4));
    await screen.findByRole('table');
    const header = (name: string) => screen.getByRole('columnheader', { name });
    const orderOf = (name: string) => header(name).getAttribute('aria-sort');
    expect([orderOf('Name'), orderOf('Mail'), orderOf('Role')]).toEqual([
      'ascending',
      'none',
      null,
    ]);
    await visitor.click(within(header('Mail')).getByRole('button'));
    await waitFor(() => expect(orderOf('Mail')).toBe('ascending'));
    expect(orderOf('Name')).toBe('none');
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'email' }));
    await visitor.click(within(header('Mail')).getByRole('button'));
    await waitFor(() => expect(orderOf('Mail')).toBe('descending'));
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: '-email' }));
    expect(search()).toEqual({ sort: '-email' });
    expect(within(header('Role')).queryByRole('button')).toBeNull();
  });

  it('searches after typing pauses, from the first page', async () => {
    const {
      user: visitor,
      requests,
      lastQuery,
      search,
    } = await renderList(answer(60), {
      path: '/?page=2',
    });
    await screen.findByRole('table');
    await visitor.type(screen.getByRole('searchbox', { name: 'Search people' }), 'bla');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain('blaise');
    expect(search()).toEqual({ q: 'bla' });
    expect(lastQuery()).toMatchObject({ q: 'bla', page: '1' });
    expect(requests.map(({ query }) => query['q'] ?? '')).not.toContain('b');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('goes to the last page if the requested one does not exist', async () => {
    const { search, t } = await renderList(
      ({ query }) =>
        Response.json({ items: query['page'] === '2' ? [user('ada')] : [], total: 26 }),
      { path: '/?page=9' },
    );
    expect(await screen.findByText(t.range('26', '26', '26'))).toBeDefined();
    expect(search()).toEqual({ page: 2 });
  });

  it('has a menu in each row, which acts on that row and returns the focus', async () => {
    const { user: visitor, t } = await renderList(answer(4));
    await screen.findByRole('table');
    const button = screen.getByRole('button', { name: t.actions('carl') });
    await visitor.click(button);
    // Without layout the menu counts as scrolled out of sight.
    await visitor.click(await screen.findByRole('menuitem', { name: 'Remove', hidden: true }));
    expect(removePerson).toHaveBeenCalledExactlyOnceWith('carl');
    await waitFor(() => expect(screen.queryByRole('menuitem', { hidden: true })).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('limits selection to the allowed number of selectable rows', async () => {
    const { user: visitor } = await renderList(answer(4));
    await screen.findByRole('table');
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect(screen.queryByRole('checkbox', { name: 'Choose dora' })).toBeNull();
    await visitor.click(box('Choose ada'));
    await visitor.click(box('Choose blaise'));
    expect([box('Choose ada').checked, box('Choose blaise').checked]).toEqual([true, true]);
    expect(box('Choose carl').disabled).toBe(true);
    await visitor.click(box('Choose ada'));
    expect([box('Choose ada').checked, box('Choose carl').disabled]).toEqual([false, false]);
  });

  it('moves a column below the row’s name in a small window', async () => {
    setWindowWidth(1300);
    await renderList(answer(4));
    const table = await screen.findByRole('table');
    expect(within(table).queryByRole('columnheader', { name: 'Role' })).toBeNull();
    expect(rows()[3]?.textContent).toContain('Role');
    expect(rows()[3]?.textContent).toContain('admin');
  });

  it('shows cards with labelled values and a sort select in a narrow window', async () => {
    setWindowWidth(500);
    const { user: visitor, t, lastQuery } = await renderList(answer(4));
    const cards = await screen.findByRole('list', { name: 'People' });
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = within(cards).getAllByRole('listitem');
    expect(first?.textContent).toContain('ada');
    expect(first?.textContent).toContain('Mail');
    expect(first?.textContent).toContain('ada@example.org');
    expect(within(cards).getByRole('button', { name: t.actions('ada') })).toBeDefined();
    expect(within(cards).getByRole('checkbox', { name: 'Choose ada' })).toBeDefined();
    await visitor.selectOptions(
      screen.getByRole('combobox', { name: t.sortBy }),
      t.descending('Mail'),
    );
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: '-email' }));
  });
});
