import type { FieldErrors, Place } from '@cadran/contract';
import { SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { screen, waitFor, within } from '@testing-library/react';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, refusal } from '../../testing/fake-api.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { ErrorSummary } from '../engine/steps/errors/error-summary.tsx';
import { BandField } from './band-field.tsx';
import { FieldContext, type Settle } from './field-context.tsx';
import { createFieldNames } from './field-names.ts';
import { NumberField } from './number-field.tsx';
import { PlacePicker } from './picker/place-picker.tsx';
import { ProfessionPicker } from './picker/profession-picker.tsx';
import { ReferencePicker } from './picker/reference-picker.tsx';
import { TextField } from './text-field.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A page with Next: asks the fields to settle, and shows the summary of what they or `wrong` refuse. */
const NO_ERRORS: FieldErrors = {};

const FieldPage = ({
  wrong = NO_ERRORS,
  children,
}: {
  readonly wrong?: FieldErrors;
  readonly children: ReactNode;
}) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [{ names, settles }] = useState(() => ({
    names: createFieldNames(),
    settles: new Map<string, Settle>(),
  }));
  const summary = useRef<HTMLDivElement>(null);
  const fields = useMemo(
    () => ({ errors, names, settles, typedIn: () => undefined }),
    [errors, names, settles],
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const unsettled = [...settles].flatMap(([item, settle]) => {
      const rule = settle();
      return rule === null ? [] : [[item, rule]];
    });
    setErrors({ ...wrong, ...Object.fromEntries(unsettled) });
  };
  return (
    <form onSubmit={submit}>
      <ErrorSummary errors={errors} names={names} focus={summary} />
      <FieldContext value={fields}>{children}</FieldContext>
      <button type="submit">Next</button>
    </form>
  );
};

const described = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a number field', () => {
  const Salary = ({ onChange }: { readonly onChange: (value: number | null) => void }) => {
    const [value, setValue] = useState<number | null>(1200);
    return (
      <FieldPage>
        <NumberField
          item="pay"
          label="Salary"
          unit="EUR"
          whole
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      </FieldPage>
    );
  };

  it.each([
    ['en', '1,200', '45,000', 45_000],
    ['fr', '1\u202f200', '45 000', 45_000],
  ] as const)('reads and writes numbers as in %s', async (language, written, typed, value) => {
    const change = vi.fn<(value: number | null) => void>();
    const { user } = await renderIn(language, <Salary onChange={change} />);
    expect(box('Salary').value).toBe(written);
    expect(described(box('Salary'))).toContain('EUR');
    await user.clear(box('Salary'));
    await user.type(box('Salary'), typed);
    expect(change).toHaveBeenLastCalledWith(value);
    expect(box('Salary').value).toBe(typed);
  });

  it.each(SUPPORTED_LANGUAGES)('says at Next that a text is no number (%s)', async (language) => {
    const t = await respondent.engine.load(language);
    const change = vi.fn<(value: number | null) => void>();
    const { user } = await renderIn(language, <Salary onChange={change} />);
    await user.clear(box('Salary'));
    await user.type(box('Salary'), 'much');
    expect(change).toHaveBeenLastCalledWith(null);
    expect(box('Salary').getAttribute('aria-invalid')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(box('Salary').getAttribute('aria-invalid')).toBe('true');
    expect(described(box('Salary'))).toContain(t.errors.number);
    expect(box('Salary').value).toBe('much');
  });
});

describe('a field that stores a band', () => {
  const Born = ({ onChange }: { readonly onChange: (band: string | null) => void }) => {
    const [band, setBand] = useState<string | null>(null);
    return (
      <FieldPage>
        <BandField
          item="age"
          label="Born in"
          hint="Only the band is kept"
          type="year"
          optional
          bandOf={(text) => (/^(19|20)\d\d$/.test(text) ? text.slice(0, 3) : null)}
          value={band}
          onChange={(next) => {
            onChange(next);
            setBand(next);
          }}
          kept={band && `Kept: ${band}0s`}
          impossible="Nobody was born then"
        />
      </FieldPage>
    );
  };

  it('passes on the band, never the year', async () => {
    const change = vi.fn<(band: string | null) => void>();
    const { user } = await renderIn('en', <Born onChange={change} />);
    await user.type(box('Born in (optional)'), '1984');
    expect(change.mock.calls).toEqual([['198']]);
    expect(screen.getByRole('status').textContent).toBe('Kept: 1980s');
    expect(box('Born in (optional)').autocomplete).toBe('off');
  });

  it('refuses an impossible year, and an incomplete one at Next', async () => {
    const { user } = await renderIn('en', <Born onChange={() => undefined} />);
    const field = box('Born in (optional)');
    await user.type(field, '18');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(described(field)).toContain('Nobody was born then');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(field.getAttribute('aria-invalid')).toBe('false');
    await user.type(field, '1845');
    expect(described(field)).toContain('Nobody was born then');
  });
});

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

  it.each(SUPPORTED_LANGUAGES)(
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

  it.each(SUPPORTED_LANGUAGES)('keeps a text that matches no entry (%s)', async (language) => {
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

  it.each(SUPPORTED_LANGUAGES)(
    'is kept as typed where no group knows it (%s)',
    async (language) => {
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
    },
  );
});

describe('the summary of errors', () => {
  const NAMES = ['One', 'Two', 'Three', 'Four', 'Five'];
  const renderTexts = async (rules: FieldErrors, language: 'fr' | 'en' = 'en') => {
    const view = await renderIn(
      language,
      <FieldPage wrong={rules}>
        {NAMES.map((name) => (
          <TextField key={name} item={name} label={name} value="" onChange={() => undefined} />
        ))}
      </FieldPage>,
    );
    await view.user.click(screen.getByRole('button', { name: 'Next' }));
    return { ...view, t: (await respondent.engine.load(language)).errors };
  };

  it.each(SUPPORTED_LANGUAGES)(
    'lists each field with its reason and links to it (%s)',
    async (language) => {
      const { user, t } = await renderTexts({ One: 'required', Two: 'email' }, language);
      const alert = screen.getByRole('alert');
      expect(alert.textContent).toContain(t.summary(2));
      expect(
        within(alert)
          .getAllByRole('listitem')
          .map((line) => line.textContent),
      ).toEqual([`One – ${t.required}`, `Two – ${t.email}`]);
      await user.click(within(alert).getByRole('button', { name: 'Two' }));
      expect(document.activeElement).toBe(box('Two'));
      expect(described(box('Two'))).toBe(t.email);
    },
  );

  it('shows a reason once, and at most three', async () => {
    const { t } = await renderTexts(Object.fromEntries(NAMES.map((name) => [name, 'required'])));
    const alert = screen.getByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['One', 'Two', 'Three', t.others(2)]);
    expect(within(alert).getAllByText(t.required)).toHaveLength(1);
  });
});
