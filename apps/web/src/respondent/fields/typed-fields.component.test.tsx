import type { FieldErrors } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../testing/in-turn.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { BandField } from './band-field.tsx';
import { box, described, FieldPage } from './picker/field-page.fixture.tsx';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';

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

  it.each(languagesFor('fr'))('says at Next that a text is no number (%s)', async (language) => {
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

  it.each(languagesFor('fr'))(
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
