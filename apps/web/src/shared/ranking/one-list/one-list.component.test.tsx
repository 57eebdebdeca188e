import type { Language } from '@cadran/i18n';
import { ranking } from '@cadran/i18n/ranking';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { spoken } from '../../../testing/spoken.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { Ranking } from '../ranking.tsx';

const ITEMS = [
  { code: 'pay', name: 'Pay' },
  { code: 'team', name: 'Team' },
  { code: 'time', name: 'Time' },
  { code: 'trust', name: 'Trust' },
] as const;
type Code = (typeof ITEMS)[number]['code'];

const renderRanking = async (initial: readonly Code[] = [], language: Language = 'en') => {
  const t = await ranking.load(language);
  const changed = vi.fn<(value: readonly Code[]) => void>();
  const Owner = () => {
    const [value, setValue] = useState(initial);
    const change = (next: readonly Code[]): void => {
      changed(next);
      setValue(next);
    };
    return <Ranking items={ITEMS} value={value} onChange={change} labels={t} name="Motives" />;
  };
  const { user } = await renderIn(language, <Owner />);
  const cards = () => within(screen.getByRole('list', { name: new RegExp(t.ranking) }));
  const card = (name: string) =>
    screen.getByRole('button', {
      name: new RegExp(`^(?!.*(${t.up(name)}|${t.down(name)})).*${name}`),
    });
  return {
    t,
    user,
    changed,
    /** Where the cards are, each with its number. */
    shown: () =>
      cards()
        .getAllByRole('listitem')
        .map((row) => {
          const { item = '', place } = row.dataset;
          return place === undefined ? item : `${Number(place) + 1} ${item}`;
        }),
    tap: (name: string) => user.click(card(name)),
    status: () => screen.getByRole('status').textContent,
    button: (name: string) => screen.getByRole('button', { name }),
  };
};

beforeEach(() => setWindowWidth(390));

describe.each(languagesFor('en'))('the ranking in one list (%s)', (language) => {
  it('numbers a card in place by a tap, announced as in two lists', async () => {
    const { t, tap, shown, status } = await renderRanking([], language);
    expect(screen.getByText(spoken(t.tapInstructions))).toBeDefined();
    await tap('Team');
    expect(shown()).toEqual(['pay', '1 team', 'time', 'trust']);
    expect(status()).toBe(t.placed('Team', 1, 1));
    await tap('Pay');
    expect(shown()).toEqual(['2 pay', '1 team', 'time', 'trust']);
    expect(screen.getByText(t.remaining(2))).toBeDefined();
  });

  it('numbers the last card by itself, undone together with the one before it', async () => {
    const { t, user, tap, shown, status, changed } = await renderRanking(['team', 'pay'], language);
    await tap('Trust');
    expect(shown()).toEqual(['2 pay', '1 team', '4 time', '3 trust']);
    expect(status()).toBe(`${t.placed('Trust', 3, 4)} ${t.placed('Time', 4, 4)}`);
    expect(changed).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: new RegExp(t.undo) }));
    expect(shown()).toEqual(['2 pay', '1 team', 'time', 'trust']);
  });

  it('takes a number back by a second tap; the later ones move up and nothing is numbered', async () => {
    const { t, tap, shown, status } = await renderRanking(
      ['pay', 'team', 'time', 'trust'],
      language,
    );
    await tap('Team');
    expect(shown()).toEqual(['1 pay', 'team', '2 time', '3 trust']);
    expect(status()).toBe(t.removed('Team'));
  });
});

describe('the ranking in one list', () => {
  it('is refined by the buttons', async () => {
    const { t, user, shown, button } = await renderRanking(['pay', 'team', 'time', 'trust']);
    await user.click(button(t.down('Pay')));
    expect(shown()).toEqual(['2 pay', '1 team', '3 time', '4 trust']);
    await user.click(button(t.up('Team')));
    expect(shown()).toEqual(['2 pay', '1 team', '3 time', '4 trust']);
  });

  it('has the keys of the two lists', async () => {
    const { t, user, shown, status, button } = await renderRanking();
    button(t.add('Pay')).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(shown()).toEqual(['pay', '1 team', 'time', 'trust']);
    expect(document.activeElement).toBe(button(t.add('Time')));
    await user.keyboard('{Enter}');
    button(t.move('Time', 2, 2)).focus();
    await user.keyboard('{Enter}{ArrowUp}{Enter}');
    expect(shown()).toEqual(['pay', '2 team', '1 time', 'trust']);
    expect(status()).toBe(t.dropped('Time', 1, 2));
    await user.keyboard('{Delete}');
    expect(shown()).toEqual(['pay', '1 team', 'time', 'trust']);
    expect(document.activeElement).toBe(button(t.add('Time')));
  });

  it('keeps the order when the phone is turned', async () => {
    const { t, tap } = await renderRanking();
    await tap('Time');
    await tap('Pay');
    // The simulated browser tells of a change only after a first look.
    for (const width of [390, 900])
      act(() => {
        setWindowWidth(width);
        dispatchEvent(new Event('resize'));
      });
    const ranked = await screen.findByRole('list', { name: t.ranking });
    const rows = within(ranked).getAllByRole('listitem');
    expect(rows.flatMap((row) => row.dataset['item'] ?? [])).toEqual(['time', 'pay']);
  });
});

describe('the ranking in one list by a finger on the grip', () => {
  afterEach(() => vi.restoreAllMocks());
  const point = (type: string, target: EventTarget, y: number) =>
    act(() => {
      const at = { clientX: 20, clientY: y, button: 0, pointerId: 1, pointerType: 'touch' };
      target.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true }));
    });
  /** Rows of 40 pixels from 100 down. */
  const drag = (code: Code, y: number, release = 'pointerup') => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const rows = [...document.querySelectorAll('li[data-item]')];
      const row = this.closest('li');
      return new DOMRect(0, row ? 100 + 40 * rows.indexOf(row) : 100, 300, row ? 40 : 160);
    });
    const grip = document.querySelector(`li[data-item=${code}] [data-testid=grip]`);
    if (!grip) throw new Error('no grip');
    point('pointerdown', grip, 0);
    point('pointermove', window, 10);
    point('pointermove', window, y);
    point(release, window, y);
  };

  it('takes the number of the card it is dropped on', async () => {
    const { shown } = await renderRanking(['pay', 'team', 'time', 'trust']);
    drag('trust', 120);
    expect(shown()).toEqual(['2 pay', '3 team', '4 time', '1 trust']);
    drag('trust', 200);
    expect(shown()).toEqual(['1 pay', '2 team', '3 time', '4 trust']);
  });

  it('takes the next number on a card that has none, and none where it is interrupted', async () => {
    const { shown } = await renderRanking(['team']);
    drag('pay', 240);
    expect(shown()).toEqual(['2 pay', '1 team', 'time', 'trust']);
    drag('time', 120, 'pointercancel');
    expect(shown()).toEqual(['2 pay', '1 team', 'time', 'trust']);
  });
});
