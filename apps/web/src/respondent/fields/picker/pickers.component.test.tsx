import type { Place } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, refusal } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { described, FieldPage } from './field-page.fixture.tsx';
import { PlacePicker } from './place-picker.tsx';
import { ProfessionPicker } from './profession-picker.tsx';
import { ReferencePicker } from './reference-picker.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('the search for places', () => {
  const PARIS = { id: 2988507, name: { fr: 'Paris', en: 'Paris' }, country: 'FR' };
  const PARMA = { id: 3171457, name: { fr: 'Parme', en: 'Parma' }, country: 'IT' };

  const Places = () => {
    const [value, setValue] = useState<readonly Place[]>([]);
    return (
      <FieldPage>
        <PlacePicker item="cities" label="Cities" max={2} value={value} onChange={setValue} />
      </FieldPage>
    );
  };
  const renderPlaces = async (respond: () => Response, language: 'fr' | 'en' = 'en') => {
    const api = createFakeApi({ 'GET /api/reference/cities': respond });
    vi.stubGlobal('fetch', api.fetch);
    const { user } = await renderIn(language, <Places />);
    const { picker: t } = await respondent.engine.load(language);
    return { user, t, requests: api.requests, search: screen.getByRole('combobox') };
  };
  const found = () => Response.json({ items: [PARIS, PARMA] });
  const chosen = () =>
    within(screen.getByRole('list', { name: 'Cities' }))
      .getAllByRole('listitem')
      .map((chip) => chip.querySelector('span')?.textContent);

  it('shows the region of namesakes, also of the one chosen', async () => {
    const geneva = (id: number, region: string) => ({
      ...PARIS,
      id,
      name: { fr: 'Geneva', en: 'Geneva' },
      region: { fr: region, en: region },
      country: 'US',
    });
    const { user, search } = await renderPlaces(() =>
      Response.json({ items: [geneva(1, 'Illinois'), geneva(2, 'Ohio')] }),
    );
    await user.type(search, 'geneva');
    const options = await screen.findAllByRole('option');
    expect(options.slice(0, 2).map((option) => option.textContent)).toEqual([
      'GenevaIllinois, United States',
      'GenevaOhio, United States',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toEqual(['Geneva, Ohio']);
  });

  it.each(languagesFor('en'))(
    'suggests by name and country and adds by keyboard (%s)',
    async (language) => {
      const { user, t, search, requests } = await renderPlaces(found, language);
      await user.type(search, 'par');
      const options = await screen.findAllByRole('option');
      expect(options.map((option) => option.textContent)).toEqual([
        'ParisFrance',
        language === 'fr' ? 'ParmeItalie' : 'ParmaItaly',
        t.asTyped('par'),
      ]);
      expect(requests.at(-1)?.query).toEqual({ q: 'par' });
      expect(search.getAttribute('aria-expanded')).toBe('true');
      expect(screen.getByRole('status').textContent).toBe(t.results(3));
      await user.keyboard('{ArrowDown}');
      const active = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
      expect(active).toBe(screen.getAllByRole('option')[1]);
      await user.keyboard('{Enter}');
      const name = PARMA.name[language];
      expect(chosen()).toEqual([name]);
      expect(screen.getByText(t.count(1, 2))).toBeDefined();
      expect(screen.getByRole('status').textContent).toContain(t.added(name));
      expect(document.activeElement).toBe(search);
    },
  );

  it('stops at its maximum, and takes another once one is removed', async () => {
    const { user, t, search } = await renderPlaces(found);
    await user.type(search, 'par');
    await user.click(await screen.findByRole('option', { name: /Paris/ }));
    await user.type(search, 'par');
    await user.click(await screen.findByRole('option', { name: /Parma/ }));
    expect(chosen()).toEqual(['Paris', 'Parma']);
    expect((search as HTMLInputElement).readOnly).toBe(true);
    expect(screen.getAllByText(new RegExp(t.full))).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: t.remove('Paris') }));
    expect(chosen()).toEqual(['Parma']);
    expect((search as HTMLInputElement).readOnly).toBe(false);
    expect(screen.getByRole('status').textContent).toContain(t.removed('Paris'));
  });

  it('reports a failed search, and keeps the typed text at Next', async () => {
    const { user, t, search } = await renderPlaces(() => refusal(503, 'unavailable'));
    await user.type(search, 'Atlantis');
    expect((await screen.findAllByText(new RegExp(t.unreachable))).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(chosen()).toEqual(['Atlantis']);
  });

  it('keeps a place that no list knows as it was typed, once', async () => {
    const { user, t, search } = await renderPlaces(() => Response.json({ items: [] }));
    await user.type(search, 'Hameau du Bout');
    await user.click(await screen.findByRole('option', { name: t.asTyped('Hameau du Bout') }));
    expect(chosen()).toEqual(['Hameau du Bout']);
    await user.type(search, 'hameau du bout');
    expect((await screen.findAllByText(new RegExp(t.none))).length).toBeGreaterThan(0);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('clears with Escape', async () => {
    const { user, search } = await renderPlaces(found);
    await user.type(search, 'par');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect((search as HTMLInputElement).value).toBe('');
    await waitFor(() => expect(search.getAttribute('aria-expanded')).toBe('false'));
  });
});

describe('the search in a reference list', () => {
  const LIST = [
    { code: 'a', name: { fr: 'Bâtiment', en: 'Building' } },
    { code: 'b', name: { fr: 'Santé', en: 'Health' } },
  ];
  const Sectors = () => {
    const [value, setValue] = useState<readonly string[]>([]);
    return (
      <FieldPage>
        <ReferencePicker
          item="s"
          label="Sectors"
          list={LIST}
          max={2}
          value={value}
          onChange={setValue}
        />
      </FieldPage>
    );
  };

  it.each(languagesFor('en'))('keeps a text that matches no entry (%s)', async (language) => {
    const { user } = await renderIn(language, <Sectors />);
    const { errors, picker } = await respondent.engine.load(language);
    const search = screen.getByRole('combobox');
    await user.type(search, 'xyz');
    expect((await screen.findAllByText(new RegExp(picker.none))).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(described(search)).toContain(errors.notAdded('xyz'));
    await user.clear(search);
    await user.type(search, LIST[1]?.name[language] ?? '');
    await screen.findByRole('option');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const list = screen.getByRole('list', { name: 'Sectors' });
    expect(within(list).getByRole('listitem').textContent).toContain(LIST[1]?.name[language]);
  });
});

describe('a profession', () => {
  const Professions = () => {
    const [value, setValue] = useState<readonly string[]>([]);
    return (
      <FieldPage>
        <ProfessionPicker item="p" label="Jobs" max={3} value={value} onChange={setValue} />
        <output>{value.join('; ')}</output>
      </FieldPage>
    );
  };

  it.each([
    ['fr', 'chef de projet', 'Spécialistes de l’administration, du conseil et des RH'],
    ['en', 'project manager', 'Administration, consulting and HR specialists'],
  ] as const)(
    'is suggested by a job title, which says why (%s)',
    async (language, typed, group) => {
      const { user } = await renderIn(language, <Professions />);
      const { picker: t } = await respondent.engine.load(language);
      await user.type(screen.getByRole('combobox'), typed);
      const options = await screen.findAllByRole('option');
      expect(options[0]?.textContent).toContain(group);
      expect(options[0]?.querySelector('small')?.textContent).toContain(typed);
      expect(options.at(-1)?.textContent).toBe(t.asTyped(typed));
      await user.keyboard('{Enter}');
      expect(document.querySelector('output')?.textContent).toBe('242');
    },
  );

  it.each(languagesFor('en'))('is kept as typed where no group knows it (%s)', async (language) => {
    const { user } = await renderIn(language, <Professions />);
    const { picker: t } = await respondent.engine.load(language);
    const search = screen.getByRole('combobox');
    await user.type(search, 'Zythologue');
    const option = await screen.findByRole('option');
    expect(option.textContent).toBe(t.asTyped('Zythologue'));
    await user.click(option);
    // Typed, and Next: kept as well.
    await user.type(search, 'Data Analyst');
    await screen.findAllByRole('option');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(document.querySelector('output')?.textContent).toBe('Zythologue; Data Analyst');
    // The same again is not offered.
    await user.type(search, 'zythologues');
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  });
});
