import type { Language } from '@cadran/i18n';
import { ranking } from '@cadran/i18n/ranking';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../testing/in-turn.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { Ranking } from './ranking.tsx';

const ITEMS = [
  { code: 'pay', name: 'Pay' },
  { code: 'team', name: 'Team' },
  { code: 'time', name: 'Time' },
] as const;
type Code = (typeof ITEMS)[number]['code'];

const renderRanking = async (initial: readonly Code[], language: Language = 'en') => {
  const t = await ranking.load(language);
  const Owner = () => {
    const [value, setValue] = useState(initial);
    return <Ranking items={ITEMS} value={value} onChange={setValue} labels={t} name="Motives" />;
  };
  const { user } = await renderIn(language, <Owner />);
  const list = (name: RegExp) => screen.getByRole('list', { name });
  return {
    t,
    user,
    ranked: () =>
      within(list(new RegExp(`^${t.ranking}$`)))
        .queryAllByRole('listitem')
        .flatMap((row) => row.getAttribute('data-item') ?? []),
    pool: () =>
      within(list(new RegExp(`^${t.pool}`)))
        .queryAllByRole('listitem')
        .flatMap((row) => row.getAttribute('data-item') ?? []),
    status: () => screen.getByRole('status').textContent,
    button: (name: string) => screen.getByRole('button', { name }),
  };
};

describe.each(languagesFor('fr'))('the ranking (%s)', (language) => {
  it('adds by a click at the end, announces it and focuses the next item', async () => {
    const { t, user, ranked, pool, status, button } = await renderRanking(['team'], language);
    await user.click(button(t.add('Pay')));
    expect(ranked()).toEqual(['team', 'pay']);
    expect(pool()).toEqual(['time']);
    expect(status()).toBe(t.placed('Pay', 2, 2));
    expect(document.activeElement).toBe(button(t.add('Time')));
  });

  it('shows how many items are left and the rank of the next one', async () => {
    const { t, user, button } = await renderRanking([], language);
    expect(screen.getByText(t.remaining(3))).toBeDefined();
    expect(screen.getByText(t.rankingEmpty)).toBeDefined();
    await user.click(button(t.add('Pay')));
    expect(screen.getByText(t.remaining(2))).toBeDefined();
    expect(screen.getByText(t.nextHere(2))).toBeDefined();
    await user.click(button(t.add('Team')));
    await user.click(button(t.add('Time')));
    expect(screen.getByText(t.poolEmpty)).toBeDefined();
  });
});

describe('the ranking by its buttons', () => {
  it('moves items up and down, not beyond the ends', async () => {
    const { t, user, ranked, status, button } = await renderRanking(['pay', 'team', 'time']);
    await user.click(button(t.down('Pay')));
    expect(ranked()).toEqual(['team', 'pay', 'time']);
    expect(status()).toBe(t.placed('Pay', 2, 3));
    await user.click(button(t.up('Time')));
    expect(ranked()).toEqual(['team', 'time', 'pay']);
    expect(button(t.up('Team')).getAttribute('aria-disabled')).toBe('true');
    expect(button(t.down('Pay')).getAttribute('aria-disabled')).toBe('true');
    await user.click(button(t.up('Team')));
    await user.click(button(t.down('Pay')));
    expect(ranked()).toEqual(['team', 'time', 'pay']);
  });

  it('removes an item to the left list', async () => {
    const { t, user, ranked, pool, status, button } = await renderRanking(['pay', 'team']);
    await user.click(button(t.remove('Pay')));
    expect(ranked()).toEqual(['team']);
    expect(pool()).toEqual(['pay', 'time']);
    expect(status()).toBe(t.removed('Pay'));
    expect(document.activeElement).toBe(button(t.add('Pay')));
  });

  it('undoes moves one by one', async () => {
    const { t, user, ranked, status, button } = await renderRanking(['pay', 'team', 'time']);
    const undo = () => screen.getByRole('button', { name: new RegExp(t.undo) });
    expect(undo().getAttribute('aria-disabled')).toBe('true');
    await user.click(button(t.down('Pay')));
    await user.click(button(t.remove('Time')));
    expect(ranked()).toEqual(['team', 'pay']);
    await user.click(undo());
    expect(ranked()).toEqual(['team', 'pay', 'time']);
    expect(status()).toBe(t.undone);
    await user.click(undo());
    expect(ranked()).toEqual(['pay', 'team', 'time']);
    expect(undo().getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the ranking by the keyboard', () => {
  it('adds with the right arrow and moves the focus in the left list with up and down', async () => {
    const { t, user, ranked, button } = await renderRanking([]);
    button(t.add('Pay')).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(button(t.add('Team')));
    await user.keyboard('{ArrowRight}');
    expect(ranked()).toEqual(['team']);
    expect(document.activeElement).toBe(button(t.add('Time')));
    await user.keyboard('{ArrowUp}{Enter}');
    expect(ranked()).toEqual(['team', 'pay']);
  });

  it('picks up, moves and drops an item as one move, announcing each step', async () => {
    const { t, user, ranked, status, button } = await renderRanking(['pay', 'team', 'time']);
    const handle = (place: number) => button(t.move('Pay', place, 3));
    handle(1).focus();
    await user.keyboard(' ');
    expect(handle(1).getAttribute('aria-pressed')).toBe('true');
    expect(status()).toBe(t.grabbed('Pay', 1, 3));
    await user.keyboard('{ArrowDown}');
    expect(status()).toBe(t.placed('Pay', 2, 3));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(handle(3));
    await user.keyboard('{Enter}');
    expect(status()).toBe(t.dropped('Pay', 3, 3));
    expect(handle(3).getAttribute('aria-pressed')).toBe('false');
    expect(ranked()).toEqual(['team', 'time', 'pay']);
    await user.click(screen.getByRole('button', { name: new RegExp(t.undo) }));
    expect(ranked()).toEqual(['pay', 'team', 'time']);
  });

  it('puts an item back with Escape', async () => {
    const { t, user, ranked, status, button } = await renderRanking(['pay', 'team']);
    button(t.move('Pay', 1, 2)).focus();
    await user.keyboard('{Enter}{ArrowDown}{Escape}');
    expect(ranked()).toEqual(['pay', 'team']);
    expect(status()).toBe(t.cancelled('Pay'));
    expect(document.activeElement).toBe(button(t.move('Pay', 1, 2)));
  });

  it('removes an item with Delete', async () => {
    const { t, user, pool, button } = await renderRanking(['pay', 'team']);
    button(t.move('Team', 2, 2)).focus();
    await user.keyboard('{Delete}');
    expect(pool()).toEqual(['team', 'time']);
    expect(document.activeElement).toBe(button(t.add('Team')));
  });

  it('moves the focus between ranked items with the arrows without reordering', async () => {
    const { t, user, ranked, button } = await renderRanking(['pay', 'team']);
    button(t.move('Pay', 1, 2)).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(button(t.move('Team', 2, 2)));
    expect(ranked()).toEqual(['pay', 'team']);
  });
});

/** Left the pool, right the ranking; rows of 40 pixels from 100 down. */
const layOut = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isRanked = this.closest('ol') !== null;
    const row = this.closest('li');
    const rows = row ? [...(row.parentElement?.querySelectorAll('li[data-item]') ?? [])] : [];
    const top = row ? 100 + 40 * rows.indexOf(row) : 100;
    return new DOMRect(isRanked ? 400 : 0, top, 300, row ? 40 : 160);
  });

describe('the ranking by the mouse', () => {
  const point = (type: string, target: EventTarget, x: number, y: number) =>
    act(() => {
      const at = { clientX: x, clientY: y, button: 0, pointerId: 1, pointerType: 'mouse' };
      target.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true }));
    });
  const rowOf = (code: Code): Element => {
    const row = document.querySelector(`li[data-item=${code}]`);
    if (!row) throw new Error(`no ${code}`);
    return row;
  };
  /** `y` in the list at the given side: rows are 40 pixels high, from 100 down. */
  const drag = (
    code: Code,
    to: 'ranking' | 'pool' | 'outside',
    y: number,
    release = 'pointerup',
  ) => {
    const x = { pool: 150, ranking: 550, outside: 1200 }[to];
    point('pointerdown', rowOf(code), 150, 300);
    point('pointermove', window, 160, 310);
    point('pointermove', window, x, y);
    point(release, window, x, y);
  };
  afterEach(() => vi.restoreAllMocks());

  it('drags an item into the ranking, within it and out of it', async () => {
    const { ranked, pool, status, t } = await renderRanking([]);
    layOut();
    drag('pay', 'ranking', 150);
    expect(ranked()).toEqual(['pay']);
    expect(status()).toBe(t.placed('Pay', 1, 1));
    drag('team', 'ranking', 90);
    expect(ranked()).toEqual(['team', 'pay']);
    drag('time', 'ranking', 180);
    expect(ranked()).toEqual(['team', 'pay', 'time']);
    drag('time', 'ranking', 105);
    expect(ranked()).toEqual(['time', 'team', 'pay']);
    drag('team', 'pool', 150);
    expect(ranked()).toEqual(['time', 'pay']);
    expect(pool()).toEqual(['team']);
  });

  it('changes nothing when dropped elsewhere or cancelled', async () => {
    const { ranked } = await renderRanking(['pay', 'team']);
    layOut();
    drag('pay', 'outside', 300);
    expect(ranked()).toEqual(['pay', 'team']);
    drag('time', 'ranking', 105, 'pointercancel');
    expect(ranked()).toEqual(['pay', 'team']);
    point('pointerdown', rowOf('time'), 150, 300);
    point('pointermove', window, 152, 301);
    point('pointerup', window, 152, 301);
    expect(ranked()).toEqual(['pay', 'team']);
  });
});
