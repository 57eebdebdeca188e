import type { ActivityLogEntry } from '@cadran/contract';
import { dateFormats } from '@cadran/i18n';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../testing/render-backoffice.tsx';
import { renderIn } from '../../../testing/render-in.tsx';
import { ActivityList } from './activity-list.tsx';
import { useActivityMessages } from './use-activity-messages.ts';

const line = (id: string, change: object = {}) =>
  ({
    id,
    at: '2026-11-15T12:00:00Z',
    actor: { id: 'a', name: 'Ada' },
    action: 'create',
    target: { id: 'l', type: 'user', name: 'louis' },
    detail: {},
    organizationName: null,
    ...change,
  }) as unknown as ActivityLogEntry;

it.each(languagesFor('fr'))(
  'lists actor, action, target, time and organisation (%s)',
  async (language) => {
    const lines = [
      line('1'),
      line('2', { actor: { id: 'b', name: 'Bob' }, organizationName: 'Mercure' }),
    ];
    await renderBackoffice(language, <ActivityList lines={lines} />);
    const [first, second] = screen.getAllByRole('listitem');
    if (!first || !second) throw new Error('two lines');
    expect(within(first).getByText('Ada').tagName).toBe('STRONG');
    expect(first.textContent).toContain('louis');
    expect(first.textContent).not.toContain('Mercure');
    expect(second.textContent).toContain('Bob');
    expect(second.textContent).toContain('Mercure');
    const time = second.querySelector('time');
    expect(time?.dateTime).toBe('2026-11-15T12:00:00Z');
    expect(time?.textContent).toBe(
      dateFormats(language, 'Europe/Paris').dateTime('2026-11-15T12:00:00Z'),
    );
  },
);

it('names the new owner of a deleted user’s campaigns', async () => {
  const Detail = () => (
    <p>
      {useActivityMessages().detail(line('1', { action: 'delete', detail: { newOwner: 'Grace' } }))}
    </p>
  );
  await renderIn('en', <Detail />);
  expect(screen.getByText('Campaigns passed to Grace')).toBeDefined();
});

it.each([
  ['en', 'print_codes', 24, '24 new codes on cards'],
  ['en', 'invite', 1, '1 new code by email'],
  ['en', 'invite', 0, 'No new codes'],
  ['fr', 'print_codes', 1, '1 nouveau code sur des cartes'],
  ['fr', 'invite', 1200, '1 200 nouveaux codes par e-mail'],
] as const)(
  'says how many codes were given out (%s, %s, %i)',
  async (language, action, codes, words) => {
    const Detail = () => (
      <p data-testid="detail">
        {useActivityMessages().detail(line('1', { action, detail: { codes } }))}
      </p>
    );
    await renderIn(language, <Detail />);
    expect(screen.getByTestId('detail').textContent?.replaceAll(/\s/g, ' ')).toBe(words);
  },
);
