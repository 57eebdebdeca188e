import { DEFAULT_THEME } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { themeColorMetas } from '@cadran/theme';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyColorScheme, storedColorScheme } from '../../shared/color-scheme/color-scheme.ts';
import { languagesFor } from '../../testing/in-turn.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { ThemeSelect } from './theme-select.tsx';

const metas = () => document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
const bars = () => [...metas()].map((meta) => meta.getAttribute('media'));

describe.each(languagesFor('fr'))('the theme of a questionnaire (%s)', (language) => {
  beforeEach(() => {
    localStorage.clear();
    document.head.insertAdjacentHTML('beforeend', themeColorMetas(DEFAULT_THEME));
  });
  afterEach(() => {
    for (const meta of metas()) meta.remove();
    applyColorScheme('auto');
  });

  it('follows the system until one is chosen, which is kept, also for the bar of the browser', async () => {
    const { theme: t } = await respondent.entry.load(language);
    const { user } = await renderIn(language, <ThemeSelect />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: t.label });
    expect(select.value).toBe('auto');
    await user.selectOptions(select, t.choices.dark);
    expect(document.documentElement.style.colorScheme).toBe('dark');
    expect(storedColorScheme()).toBe('dark');
    expect(bars()).toEqual(['not all', 'all']);

    await user.selectOptions(select, t.choices.auto);
    expect(document.documentElement.style.colorScheme).toBe('');
    expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('ignores what it does not know', () => {
    localStorage.setItem('cadran.color-scheme', 'sepia');
    expect(storedColorScheme()).toBe('auto');
  });
});

describe('the script of both pages’ heads', () => {
  it('applies the chosen theme before the first paint', async () => {
    localStorage.setItem('cadran.color-scheme', 'dark');
    const script = '../../../public/assets/color-scheme.v1.js';
    await import(/* @vite-ignore */ script);
    expect(document.documentElement.style.colorScheme).toBe('dark');
    applyColorScheme('auto');
  });
});
